import { expect, test } from 'vitest';
import { isOneLine } from '../../src/access/oneline.ts';

test.each(['Checkout tests', 'Prüfung 🙂 2', 'בדיקות', 'اختبارات', '测试', 'a\u200db'])(
  '%j is a name',
  (name) => {
    expect(isOneLine(name)).toBe(true);
  },
);

test.each(['a\nb', 'a\0', 'a\u0085b', 'a\u2028b', 'a\ud800b', 'a\u202eb', 'a\u2066b', 'a\u200fb', '\u061ca'])(
  '%j is none',
  (name) => {
    expect(isOneLine(name)).toBe(false);
  },
);
