/** Mails put together from parts by chance, the same for the same seed: how one part is read must not hang on the others. */
import type { CodeSource } from '../../src/mail/codes/index.ts';
import type { Parts } from './parts.ts';

export interface Composed {
  readonly source: CodeSource;
  readonly code: string | null;
}

type Chance = () => number;

/** A linear congruential generator: numbers from 0 to 1. */
function chanceOf(seed: number): Chance {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function pick<T>(chance: Chance, from: readonly T[]): T {
  return from[Math.floor(chance() * from.length)] as T;
}

/** As many digits, of which the first is none that a year begins with. */
function digits(chance: Chance, count: number): string {
  let value = String(3 + Math.floor(chance() * 7));
  while (value.length < count) value += Math.floor(chance() * 10);
  return value;
}

const inGroups = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** How programs that make mails print a paragraph. */
const prints: readonly ((line: string) => string)[] = [
  (line) => `<p>${line}</p>`,
  (line) => `<table width="100%"><tr><td style="padding:8px">${line}</td></tr></table>`,
  (line) => `<div><span style="font-family:Arial;font-size:14px">${line}</span></div>`,
  (line) => `${line}<br><br>`,
  (line) => `<div style="display:inline-block;width:100%">${line}</div>`,
  (line) => `<p>\n      ${line.replaceAll(' ', '\n      ')}\n    </p>`,
  (line) => `<center><p>&nbsp;${line}&nbsp;</p></center>`,
  (line) => `<ul style="list-style:none"><li>${line}</li></ul>`,
];

const plain = (html: string): string =>
  html
    .replace(/<\/p>|<br>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/\n{3,}/g, '\n\n');

/** @param index Another one makes another mail. */
export function compose(parts: Parts, index: number): Composed {
  const chance = chanceOf(index * 7919 + 1);
  // The first numbers of neighbouring seeds are alike.
  for (let skipped = 0; skipped < 5; skipped += 1) chance();
  const hasCode = chance() < 0.65;
  const value = digits(chance, pick(chance, [4, 6, 6, 8]));
  const printed = value.length === 6 && chance() < 0.3 ? inGroups(value) : value;
  const main = pick(chance, hasCode ? parts.codes : parts.others).replace('{c}', printed);
  const lines = [
    hasCode || chance() < 0.3 ? pick(chance, parts.intros) : null,
    chance() < 0.3 ? pick(chance, parts.noise) : null,
    main,
    hasCode && chance() < 0.5 ? parts.care : null,
    chance() < 0.8 ? pick(chance, parts.noise) : null,
  ].filter((line) => line !== null);
  const subject = pick(chance, hasCode ? parts.subjects : parts.otherSubjects);
  const isText = chance() < 0.4;
  const print = pick(chance, prints);
  return {
    source: {
      subject,
      from: 'Norwind <no-reply@norwind.test>',
      text: isText ? plain(lines.map((line) => `${line}\n\n`).join('')) : null,
      html: isText ? null : lines.map(print).join('\n'),
    },
    code: hasCode ? value : null,
  };
}
