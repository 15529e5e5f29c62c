/** What mails say beside their code does not take it back, in whatever paragraph it stands, before the code or behind it. */
import { expect, test } from 'vitest';
import { saidBeside } from '../../corpus/lines/beside.ts';
import { otpOf } from './kit.ts';

const parting = [' ', '\n\n'];

test.each(Object.entries(saidBeside))('in %s', (_language, lines) => {
  const [code = '', ...sentences] = lines.trim().split(/\n +/);
  const wrong: string[] = [];
  for (const sentence of sentences)
    for (const sign of parting)
      for (const text of [`${code}${sign}${sentence}`, `${sentence}${sign}${code}`])
        if (otpOf({ subject: 'Sign in', text: `${text}\n\nAcme` }) !== '883612') wrong.push(text);
  expect(sentences.length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});
