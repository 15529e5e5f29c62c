import { expect, test } from 'vitest';
import { type Flow, singleFlow } from '../../../../src/mail/codes/text/segments.ts';
import { untitled } from '../../../../src/mail/codes/text/title.ts';
import { readText } from '../kit.ts';

const title = 'Verification code email shows 6 digits without spacing';

function namesIn(subject: string, text: string): string[] {
  const flows: Flow[] = [singleFlow('subject', subject), readText(text).flow];
  return (untitled(flows)[1] as Flow).segments.flatMap(({ hits }) => hits.map(({ kind }) => kind));
}

test.each([`[JIRA] (PLX-4821) ${title}`, `Re: [JIRA] (PLX-4821) ${title}`])(
  'the title of a ticket names nothing in the mails of “%s”',
  (subject) => {
    expect(namesIn(subject, title)).toEqual([]);
    expect(namesIn(subject, `Re: ${title}`)).toEqual([]);
    expect(namesIn(subject, 'Your verification code')).toEqual(['strong']);
  },
);

test('what no tracker writes keeps its words', () => {
  expect(namesIn(title, title)).not.toEqual([]);
});

test('a short title may be what the mail says', () => {
  expect(namesIn('[JIRA] (PLX-4821) Your verification code', 'Your verification code')).toEqual(['strong']);
});
