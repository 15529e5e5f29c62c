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

describe('of two codes the one that is asked for now comes first', () => {
  test.each([
    ['en', '8816 is for Thursday, so keep it.\nNow type 5074 to open the draft.', '8816'],
    ['be', 'Код 415702 прызначаны вашаму брату.\nВам трэба зараз увесці 890356.', '415702'],
    ['id', 'Simpan dulu kode 268941.\nSekarang masukkan 735018.', '268941'],
    ['zh', '第二阶段再输入 235760。\n现在请输入 691408。', '235760'],
  ])('%s', (_language, text, value) => {
    const isLater = { weight: -3, reason: 'another like it is to be entered now' };
    expect(laterStepOf(spotOf(readText(text), value))).toEqual(isLater);
  });

  test.each([
    ['the other is the number of something', 'Order 551122 is shipped now.\nType 482913.', '482913'],
    ['both are', 'Type 551122 now.\nType 482913 now.', '482913'],
    ['the other is longer', 'Type 5511227 now.\nKeep 482913.', '482913'],
  ])('but not where %s', (_name, text, value) => {
    expect(laterStepOf(spotOf(readText(text), value))).toBeNull();
  });
});
