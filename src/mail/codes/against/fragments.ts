/** What is only a part of something longer, a name, a path, a decimal or masked number, a program; or stands numbered in a form. */
import type { Counter } from '../evidence.ts';
import { wordBefore } from '../text/sentence.ts';
import { endingBefore, endingIn, spans } from '../words/particles/names.ts';
import { isDigit, type Touch, textAfter, textBefore } from './touch.ts';

/** What says that a candidate is no whole thing. */
export function fragmentsOf(touch: Touch): Counter[] {
  return [...namesOf(touch), ...numbersOf(touch), ...masksOf(touch), ...programsOf(touch)];
}

/** Parts of names, addresses, paths and hosts. */
function namesOf(touch: Touch): Counter[] {
  const found: Counter[] = [];
  const against = (weight: number, reason: string) => found.push({ weight, reason });
  const { text, folded, start, end, value, before, beforeThat, after, afterThat, numeric, shape } = touch;
  const isMarked = isEmphasised(text, start, end);
  if (((before === '_' || after === '_') && !isMarked) || before === '\\' || before === '@' || after === '@')
    against(9, 'is part of a name');
  if (before === '/' && isWordBefore(text, start - 1)) against(9, 'is part of a path or date');
  if (after === '/' && /[\p{L}\p{N}]/u.test(afterThat)) against(9, 'is part of a path or date');
  if (before === ':' && isHost.test(textBefore(touch, 24))) against(9, 'is the port of a host');
  if (before === '[' && after === ']' && !touch.isNamed && deskTag.test(value))
    against(8, 'is what a help desk knows its mails by');
  // "acme/base:270304"
  if (before === ':' && /\w\/[\w.-]+:$/.test(textBefore(touch, 40))) against(9, 'is the tag of an image');
  if (before === '.' && /[A-Za-z]/.test(beforeThat) && !numeric) against(9, 'is part of a name');
  if (before === '=' && !touch.isNamed && /[a-z]/i.test(beforeThat))
    against(1.5, 'is the value of a parameter');
  if (!numeric && (isBesideSign(touch) || isAmongSigns(touch))) against(9, 'is part of a password');
  if (before === '&' || (after === '=' && !isMarked)) against(6, 'is part of an address');
  if (shape === 'letters' && /^[ -]\d/.test(textAfter(touch, 2)))
    against(3, 'belongs to the number after it');
  // "Run R1187", "Ticket T4821": numbered by the first letter of what it is.
  if (
    shape === 'alnum' &&
    !(touch.isNamed && touch.nameStandsBefore) &&
    /^[A-Z]\d+$/.test(value) &&
    wordBefore(folded, start)[0] === folded[start]
  )
    against(5, 'is numbered by the word before it');
  return found;
}

/** "Hb7#tQz!2mPk": the rest of a password with signs in it, or its beginning, behind which no sentence goes on. */
function isBesideSign(touch: Touch): boolean {
  if (/[!#$%^~]/.test(touch.before) && /[\p{L}\p{N}]/u.test(touch.beforeThat)) return true;
  return /[#$^~]/.test(touch.after) && /^.[A-Za-z]*\d/.test(textAfter(touch, wordReach));
}

const wordReach = 24;
/** "h!7Kd-Qz20=vRw4Lp+x", whichever part of it. */
function isAmongSigns(touch: Touch): boolean {
  if (!/[!#$%^~&+=]/.test(touch.before + touch.after)) return false;
  const [before] = /\S*$/.exec(textBefore(touch, wordReach)) ?? [''];
  const [after] = /^\S*/.exec(textAfter(touch, wordReach)) ?? [''];
  const signs = `${before}${touch.value}${after}`.match(/(?<=[\p{L}\p{N}])[!#$%^~&+=](?=[\p{L}\p{N}])/gu);
  return new Set(signs).size > 1;
}

const isHost = /(?:\w\.[\w-]+|\blocalhost):$/;
/** "[K4X9QW-R2L7]", below every mail of a ticket. */
const deskTag = /^[A-Z\d]{6}-[A-Z\d]{4,5}$/;
const decimals = /^,\d{1,2}(?:$|[.;)]|\s?[$€£₽₺₴₹]|\s[A-Zzk])/;
/** "6152,10分鐘內有效": a clause that begins with how long a code lives. */
const spanAfter = new RegExp(`^,\\d{1,3} ?${spans}`, 'u');
const spanReach = 16;
/** "Fill in form 1040": what is numbered, not "in the form 482913". */
const numberedThing =
  /(?:^|[^a-z])(?<!(?:the|your|our|this|that|its) )(?:form|page|box|field|item|फॉर्म|فرم|فارم|ফর্ম) $/;

/** Parts of longer numbers, and what is numbered. */
function numbersOf(touch: Touch): Counter[] {
  const found: Counter[] = [];
  const against = (weight: number, reason: string) => found.push({ weight, reason });
  const { text, folded, start, end, value, before, beforeThat, after, afterThat, numeric } = touch;
  if ((before === '.' || before === ',') && isDigit(beforeThat)) against(9, 'is part of a decimal number');
  if ((after === '.' || after === ',') && isDigit(afterThat)) {
    // "860174,10分钟": so long a number with a comma is one only where the decimals end it, or money follows.
    const isClause =
      after === ',' &&
      (spanAfter.test(folded.slice(end, end + spanReach)) ||
        (value.length >= 5 && !decimals.test(textAfter(touch, 8))));
    if (!isClause) against(9, 'is part of a decimal number');
  }
  // "ב-482913", "bhala u-3864": prepositions of Hebrew and prefixes of Nguni languages are glued on, before digits by a hyphen.
  const isGlued = /(?:^|[^\p{L}\p{N}])(?:[\u05d0-\u05ea]{1,2}|u|i|ku|lo|le|ng[aeo])-$/u.test(
    textBefore(touch, 5),
  );
  if (before === '-' && /[\p{L}\p{N}]/u.test(beforeThat) && numeric && !isPrefixed(text, start) && !isGlued)
    against(4, 'is part of a longer number');
  // "20-94-", and the rest of it in the next line.
  if (after === '-' && before !== '-' && numeric && /^-(?:=|$)/.test(textAfter(touch, 2)))
    against(4, 'is part of a longer number');
  if (before === '%' || /^ ?%(?!\w)/.test(textAfter(touch, 3))) against(9, 'is a percentage');
  // "(#1482)" is a ticket; one so long that it is none may be a code.
  if (before === '#' && (!(touch.isNamed && touch.nameStandsBefore) || beforeThat === '('))
    against(beforeThat === '(' && value.length <= 6 ? 4.5 : 2.5, 'stands after a number sign');
  if (!touch.isNamed && (before === '\u2116' || (before === ' ' && beforeThat === '\u2116')))
    against(5, 'stands after a number sign');
  if (numeric && numberedThing.test(folded.slice(Math.max(0, start - 16), start)))
    against(4, 'numbers a form or a part of one');
  return found;
}

/** "The number that ends in 4821", where the words follow it. */
const endsIn = new RegExp(`^[- ]?${endingIn}`, 'u');
const endsInReach = 20;
/** … and where they stand before it. */
const endsBefore = new RegExp(`(?:^|[^\\p{L}])${endingBefore}(?:-| ?[:\uff1a]? ?["«“(]?)$`, 'u');
const endsBeforeReach = 40;
const endCharsMax = 5;

/** Ends of masked numbers. */
function masksOf(touch: Touch): Counter[] {
  const found: Counter[] = [];
  const { text, folded, start, end, value, before, beforeThat } = touch;
  const isFour = value.length === 4;
  const isMask = before === '*' && (beforeThat === '*' || (isFour && /^[\s(]?$/.test(beforeThat)));
  // "IBAN DE** **** 4471", not "** 4471 **".
  const isGroup =
    isFour && /[*xX\u2022\u00b7]{2}[ -]$/.test(textBefore(touch, 3)) && !/^ \*/.test(textAfter(touch, 2));
  const isEnd =
    (before === '.' && beforeThat === '.') ||
    isGroup ||
    (isMask && text[end] !== '*') ||
    // "***-4821"
    (isFour && before === '-' && /\*\*-$/.test(textBefore(touch, 3))) ||
    (before === '\u2026' && isFour) ||
    before === '\u2022' ||
    before === '\u00d7' ||
    endsIn.test(folded.slice(end, end + endsInReach)) ||
    (value.length <= endCharsMax &&
      /\d/.test(value) &&
      endsBefore.test(folded.slice(Math.max(0, start - endsBeforeReach), start)));
  if (isEnd) found.push({ weight: 9, reason: 'is the end of a masked number' });
  return found;
}

/** A member of an object that a function is called with, in a line of a program; the log of a call is a line of its own. */
const isArgument =
  /(?:\b(?:await|const|let|var|expect|assert|return)|=>) [^()]{0,40}\([^()]{0,40}\{[^{}()]{0,40}: ?["']$/;
const argumentReach = 120;

/** "05:42:09 E [2231] refused", "Nov 23 04:11:09 mx1 sshd[2231]: …": lines that programs write for themselves. */
const logLine = /^(?:\[?\d{4}-\d\d-\d\d[T ]|[A-Z][a-z]{2} [ \d]?\d )?\[?\d\d:\d\d:\d\d(?:[.,]\d+)?\]?Z? /;
/** "mail_test.go:118: body = …" */
const testLine = /(?:_test|\.test|\.spec|\btest_\w+)\.\w{1,4}:\d+:/;

/** Values and words of programs. */
function programsOf(touch: Touch): Counter[] {
  const found: Counter[] = [];
  const against = (weight: number, reason: string) => found.push({ weight, reason });
  const { text, start, end, value, shape, before, beforeThat, after } = touch;
  if (shape === 'alnum' && /^0x/i.test(value)) against(9, 'is a hexadecimal number');
  if (/\w\(["']?$/.test(textBefore(touch, 3))) against(6, 'is a value in a program');
  // "await post('/login', { code: '640215' })"
  if (/["']/.test(before) && isArgument.test(text.slice(Math.max(0, start - argumentReach), start)))
    against(9, 'is a value in a program');
  // code: "704193" // from the user
  if (/["'`]/.test(before) && /^["'`][,;)]* *\/\/ /.test(textAfter(touch, 8)))
    against(9, 'is a value in a program');
  if (after === ';' && before === ' ' && beforeThat === '=') against(5, 'is a value in a program');
  // One that a log names may be what a developer's own service would have mailed.
  if (!touch.isNamed && logLine.test(text)) against(6, 'stands in a line of a log');
  if (testLine.test(text.slice(0, start))) against(8, 'is a value in a program');
  // "type": "otp.sent"
  if (before === '"' && after === '"' && /^"?\s?:/.test(text.slice(end + 1, end + 3)))
    against(9, 'is the key of a value');
  // "POST /v1/otp"
  if (shape === 'letters' && /^ \/\w/.test(textAfter(touch, 3)))
    against(6, 'is what a program was asked to do');
  return found;
}

/** `_123456_`, `__123456__`, `=123456=`: the same marks on both sides, and no word beyond them. */
function isEmphasised(text: string, start: number, end: number): boolean {
  const sign = text[start - 1];
  if ((sign !== '_' && sign !== '=') || text[end] !== sign) return false;
  let [from, to] = [start - 1, end];
  while (text[from - 1] === sign) from -= 1;
  while (text[to + 1] === sign) to += 1;
  return (
    start - from === to - end + 1 && !/[\p{L}\p{N}]/u.test((text[from - 1] ?? '') + (text[to + 1] ?? ''))
  );
}

/** "G-123456": a few capitals and a hyphen stand before it. */
function isPrefixed(text: string, start: number): boolean {
  return /(?:^|[^\p{L}\p{N}])\p{Lu}{1,4}-$/u.test(text.slice(Math.max(0, start - 6), start));
}

/** Whether a slash continues a word or number, unlike one that opens a line. */
function isWordBefore(text: string, at: number): boolean {
  return /[\p{L}\p{N}.]/u.test(text[at - 1] ?? '');
}
