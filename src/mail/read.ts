/** All that is read of a body, from one walk over it: plain text, links and the one-time code. */
import type { CodeDecision, CodeSource, CodeVerdict } from './codes/index.ts';
import { decide, judgeCode } from './codes/index.ts';
import { findLinks, type MailLink } from './links.ts';
import { bodyText, readDocuments } from './text.ts';

/** What a reader is shown. */
export function readBody(source: CodeSource): {
  bodyText: string;
  links: MailLink[];
  decision: CodeDecision;
} {
  const documents = readDocuments(source);
  const decision = decide(source, documents);
  return {
    bodyText: bodyText(source, documents),
    links: findLinks(source, documents, decision.otp),
    decision,
  };
}

/** What is kept of a body when its mail arrives: no links, which cost more than all the rest where there are many. */
export function digestBody(source: CodeSource): { bodyText: string; decision: CodeVerdict } {
  const documents = readDocuments(source);
  return { bodyText: bodyText(source, documents), decision: judgeCode(source, documents) };
}
