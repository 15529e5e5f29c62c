import { describe, expect, test } from 'vitest';
import { learnt } from '../../../src/mail/codes/words/learnt.ts';
import { decisionOf } from './kit.ts';

const isRead = (reason: string) => reason.startsWith('is worded like a code');
const reasonsOf = (parts: Parameters<typeof decisionOf>[0]) =>
  decisionOf(parts).candidates.flatMap(({ reasons }) => reasons);

describe('where the rules leave a mail open, its words are read', () => {
  // No rule knows what one says to a login.
  const open = {
    subject: 'Your Chapterhouse login',
    text:
      'Hello,\n\nwelcome back, once you have said 640729 to our login.\n\nYou have 12 books and 3 orders. ' +
      'The reading room is open from 9 to 18 on 14 May and on 15 May; bring your card with you, as the ' +
      'machines at the door were exchanged last week and we are still getting used to them.',
  };

  test('for a number that they speak for, with the word that says it most', () => {
    const { otp, candidates } = decisionOf(open);
    expect(otp).toBe('640729');
    expect(candidates[0]?.reasons.join()).toMatch(
      /is worded like a code, with “\p{L}+” (?:in the subject|before it|after it|above it|below it) \(\+/u,
    );
  });

  test('against one that they do not speak for', () => {
    const text = 'The code practice moved to 3555 on Mondays, and Ron sends groups of five letters.';
    const { otp, candidates } = decisionOf({ subject: 'Notes of the radio club', text });
    expect(otp).toBeNull();
    expect(candidates.flatMap(({ reasons }) => reasons).join()).toContain('is not worded like a code');
  });

  test('and never make an answer sure', () => {
    expect(decisionOf(open).confidence).toBeLessThan(0.9);
  });
});

describe('they are not read', () => {
  test('where the rules are sure', () => {
    const parts = {
      subject: 'Your sign-in code',
      text: 'Your verification code is 482913. Gate 7712 is open.',
    };
    expect(reasonsOf(parts).filter(isRead)).toEqual([]);
  });

  test('of an earlier mail', () => {
    const text = 'See below.\n\n> welcome back, once you have said 640729 to our login.';
    expect(reasonsOf({ subject: 'Your Chapterhouse sign-in', text }).filter(isRead)).toEqual([]);
  });

  test('of more than twenty printings', () => {
    const lines = Array.from({ length: 200 }, (_, at) => `say ${640_100 + 7 * at} to our login`);
    const read = reasonsOf({ subject: 'Your sign-in', text: lines.join('\n') }).filter((reason) =>
      reason.includes('worded like a code'),
    );
    expect(read.length).toBeLessThanOrEqual(20);
  });
});

describe('the table that was learnt', () => {
  const lines = learnt.split('\n');

  test('is a bias, and then traits in order, each once, with its weight', () => {
    expect(lines[0]).toMatch(/^bias -?\d+$/);
    const traits = lines.slice(1).map((line) => line.slice(0, line.lastIndexOf(' ')));
    expect(traits).toEqual([...new Set(traits)].sort());
    const kind = /^(?:[~=]?(?:before|after)[01]?|above|below|subject|shape|case|place|gap|line) /;
    expect(lines.slice(1).filter((line) => !kind.test(line) || !/ -?[1-9]\d*$/.test(line))).toEqual([]);
  });

  test('is small: a trait that does not help has no weight', () => {
    expect(lines.length).toBeGreaterThan(1_000);
    expect(learnt.length).toBeLessThan(120_000);
  });
});
