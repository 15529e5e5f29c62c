/** What mails say of a code that is good no more takes it back, whatever their subject is. */
import { describe, expect, test } from 'vitest';
import { saidToBeVoid } from '../../corpus/lines/takenback.ts';
import { otpOf } from './kit.ts';

test.each(Object.entries(saidToBeVoid))('in %s', (_language, lines) => {
  const sentences = lines.trim().split(/\n +/);
  const wrong: string[] = [];
  for (const text of sentences)
    for (const subject of ['Sign in', 'Acme'])
      if (otpOf({ subject, text: `${text}\n\nAcme` }) !== null) wrong.push(text);
  expect(sentences.length).toBeGreaterThan(1);
  expect(wrong).toEqual([]);
});

describe('what is not done so often, or on other pages, is no such code', () => {
  test.each([
    'Do not use the code 482913 on other pages.',
    'Verwenden Sie den Code 482913 nicht mehr als einmal.',
    'Gebruik de code 482913 niet meer dan één keer.',
    'Non usi più volte il codice 482913.',
    'No use más de una vez el código 482913.',
    'Ne koristite više puta kod 482913.',
    'Не използвайте повече от веднъж кода 482913.',
    'Do not use your old code any more; the new one is 482913.',
    "N'utilisez plus l'ancien code : le nouveau est 482913.",
  ])('%s', (text) => {
    expect(otpOf({ subject: 'Sign in', text })).toBe('482913');
  });
});
