import { expect, test } from 'vitest';
import { isAnswer, isMeans, isMeansBeforeAct } from '../../../../src/mail/codes/asking/means.ts';
import type { Hit } from '../../../../src/mail/codes/words/index.ts';
import { readText, spotOf } from '../kit.ts';

test.each([
  ['Log in with 482913'],
  ['Влез във Фърча с 482913'],
  ['Entra-hi amb el 482913'],
  ['Kui see oled sina, kinnita 482913-ga'],
])('%s: what one signs in or confirms with', (text) => {
  const { segment, match } = spotOf(readText(text), '482913');
  const act = segment.hits.findLast(({ kind }) => kind === 'act') as Hit;
  expect(isMeans(segment, match, act, 0)).toBe(true);
});

test.each([
  ['Met 482913 log je in', true],
  ['Mit 482913 kommst du rein', true],
  ['482913 ile giriş yap', true],
  ['482913-mal beléphetsz', true],
  ['Mit 482913 bestätigten Nutzern', false],
  ['Met 482913 stemmen, log je in', false],
  ['Wir sind mit 482913 dabei, melde dich an', false],
])('%s: with it before the verb: %s', (text, expected) => {
  const { segment, match } = spotOf(readText(text), '482913');
  expect(isMeansBeforeAct(segment, match, 0)).toBe(expected);
});

test.each([
  ['Please reply to this message with 482913.', true],
  ['Make it ink by answering this mail with the number 482913.', true],
  ['Svara på det här mejlet med siffrorna 482913.', true],
  ['Responda ao SMS que acabamos de mandar, ou a este e-mail, com 482913.', true],
  ['We are responsible for your order with 482913.', false],
  ['We replied. Your ticket is filed with 482913.', false],
])('%s: what one answers with: %s', (text, expected) => {
  const { segment, match } = spotOf(readText(text), '482913');
  const from = text.indexOf('. Your') + 1;
  expect(isAnswer(segment, match, from)).toBe(expected);
});
