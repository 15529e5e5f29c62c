/** All lines as mails with their answers. */
import type { CodeSource } from '../../../src/mail/codes/index.ts';
import type { Unanswered } from './line.ts';
import * as lookalikes from './lookalikes.ts';
import * as names from './names.ts';
import * as requests from './requests.ts';
import * as wordings from './wordings.ts';

export interface LineMail {
  readonly source: CodeSource;
  readonly expected: string | null;
}

export function readLines(): LineMail[] {
  const named = (text: string): Unanswered => ['Acme', text];
  return [
    ...[...requests.withCode, ...wordings.withCode].map(([subject, text, code]) => mailOf(subject, text, code)),
    ...names.withCode.map((text) => mailOf('Acme', text, '482913')),
    ...[
      ...requests.withoutCode,
      ...wordings.withoutCode,
      ...lookalikes.withoutCode,
      ...names.withoutCode.map(named),
    ].map(([subject, text]) => mailOf(subject, text, null)),
  ];
}

function mailOf(subject: string, text: string, expected: string | null): LineMail {
  return { source: { subject, from: 'Acme <no-reply@acme.test>', text, html: null }, expected };
}
