/** Codes of steps that follow each other. */
import { describe, expect, test } from 'vitest';
import { laterStepOf } from '../../../../src/mail/codes/against/laterstep.ts';
import { readHtml, readText, spotOf } from '../kit.ts';

const later = { weight: -3, reason: 'is that of a later step' };

describe('the second of two steps comes later', () => {
  test.each([
    ['Step 1 - enter 4471 on the first page.\nStep 2 - enter 9026 on the second.', '9026'],
    ['1) To finish signing in: 27155\n2) After that: 80932', '80932'],
    ['Schritt 1: Geben Sie 4471 ein.\nDanach folgt die Bestätigung.\nSchritt 2: Geben Sie 9026 ein.', '9026'],
  ])('%j', (text, value) => {
    expect(laterStepOf(spotOf(readText(text), value))).toEqual(later);
  });

  test('also below headings of their own', () => {
    const html = '<h3>Step 1</h3><p>Enter 4471.</p><h3>Step 2</h3><p>Enter 9026.</p>';
    expect(laterStepOf(spotOf(readHtml(html), '9026'))).toEqual(later);
  });
});

describe('nothing is said', () => {
  test.each([
    ['of the first step', 'Step 1 - enter 4471.\nStep 2 - enter 9026.', '4471'],
    ['where the step before has no code', '1) Open the page.\n2) Enter 9026.', '9026'],
    ['where that is a number of another kind', '1) Open order 7130442.\n2) Enter 9026.', '9026'],
    ['of numbers in a list without words', '1. 338104\n2. 925617', '925617'],
    ['where steps are called otherwise', 'Page 1 shows 4471.\nStep 2 is to enter 9026.', '9026'],
  ])('%s', (_, text, value) => {
    expect(laterStepOf(spotOf(readText(text), value))).toBeNull();
  });
});
