/** Letters with digits that are printed in groups: `T5K 8W2`, `n4 w8 t2`, `KDMQ 2957`. */

import { foldClean } from '../text/clean.ts';
import { isSmall } from '../text/signs.ts';
import { codeStems } from '../words/particles/names.ts';
import type { Match } from './candidates.ts';
import { isSayable } from './sayable.ts';

/** "LQ 48 TZ", "T5K 8W2", "K7 4T M9 2R": all that a line says, but for what is before a colon. */
const mixedGroups =
  /(?:^|(?:(?<!\d):|[\uff1a\t]) ?)[^\p{L}\p{N}]{0,4}((?=[A-Z ]*\d)(?=[\d ]*[A-Z])(?:[A-Z\d]{2,4}(?: [A-Z\d]{2,4}){1,2}|[A-Z\d]{2}(?: [A-Z\d]{2}){3}))[^\p{L}\p{N}]{0,4}$/u;
/** "TAN 904 716": a name, and after it the groups of a number. */
const namedNumber = /^(?:OTP|M?TAN|PIN|CODE|KODE?|KODU|COD) /;
/** Where British postal codes begin with two letters. */
const postalAreas =
  'AB|AL|B[ABDHLNRST]|C[ABFHMORTVW]|D[ADEGHLNTY]|E[CHNX]|FK|FY|G[LUY]|H[ADGPRSUX]|I[GMPV]|JE|K[ATWY]|L[ADELNSU]|M[EKL]|N[EGNPRW]|O[LX]|P[AEHLOR]|R[GHM]|S[AEGKLMNOPRSTWY]|T[ADFNQRSW]|UB|W[ACDFNRSV]|YO|ZE';
/** "SW1A 2AA", "TW4 9HZ", as few districts end in a letter and few areas have one letter. */
const britishPostal = new RegExp(
  `^(?:(?:[BEGLMNSW]|${postalAreas})\\d\\d?|[ENW]1[A-Z]|(?:EC|NW|SE|SW|WC)\\d[A-Z]) \\d[ABD-HJLNP-UW-Z]{2}$`,
);
/** "LX19 TBO", a plate; "LH 2034", a flight. */
const otherGroups = /^[A-Z]{2}[0-7]\d [A-HJ-PR-Y]{3}$|^(?:[A-Z]+ \d+|\d+ [A-Z]+)$/;

/** Whether two groups look like a postal code of Britain. Some codes do as well: the line above may say that it is one. */
export function isBritishPostal(printed: string): boolean {
  return britishPostal.test(printed);
}

/** "r9t mk4", as a whole line: one of them has both. */
const smallGroups =
  /^(?=\w*(?:\d[a-z]|[a-z]\d))[a-z\d]{3,4} [a-z\d]{3,4}$|^[a-z\d]{3,4} (?=\w*(?:\d[a-z]|[a-z]\d))[a-z\d]{3,4}$/;

/** "Enter the code R7K 2QD", "Kode masuk kamu: BTQ 804": right after a code's name, also in the shape of something else. */
const namedGroups =
  /(?<=[ \t])((?=[A-Z ]{0,8}\d)(?=[\d ]{0,8}[A-Z])[A-Z\d]{3,4} [A-Z\d]{3,4})(?:[^\p{L}\p{N}]{0,4}$| \p{Ll}{2})/u;
/** "le code B3 TK 58, valable jusqu'à minuit" */
const namedTriple =
  /(?<=[ \t])((?=[A-Z ]{0,8}\d)(?=[\d ]{0,8}[A-Z])[A-Z\d]{2}(?: [A-Z\d]{2}){2})(?![\p{L}\p{N}]| [A-Z\d]{2})/u;
/** What stands before them, folded. */
const groupsName = new RegExp(
  `(?:^|[^\\p{L}]|(?<!post|zip)(?=c|k))${codeStems}\\p{L}{0,6}(?:(?: (?:di|de|da|do|del|d) ?\\p{L}{1,14})?(?: (?:is|ist|lautet|est|es|jest|to|er|je))?[:\uff1a]?|(?: \\p{L}{1,14}){1,2}[:\uff1a]) $`,
  'u',
);
const groupsNameReach = 60;

/** "e4Wm 71", "g7 Tn 40 Rq": letters of both cases with digits, as a whole line. */
const casedGroups = /^(?=[^a-z]*[a-z])(?=[^A-Z]*[A-Z])(?=[^\d]*\d)[A-Za-z\d]{2,4}(?: [A-Za-z\d]{2,4}){1,3}$/;
const casedGroupsMin = 6;
const casedGroupsMax = 13;

/** Each group has a digit or is no word: "Day 24" and "Room 4B" are others. */
function casedGroupsOf(text: string): string | undefined {
  if (text.length > casedGroupsMax || !casedGroups.test(text)) return undefined;
  const groups = text.split(' ');
  const isOne =
    groups.join('').length >= casedGroupsMin &&
    groups.every((group) => /\d/.test(group) || !isSayable(group, 0, group.length)) &&
    groups.some((group) => /\d[A-Za-z]|[A-Za-z]\d/.test(group));
  return isOne ? text : undefined;
}

const copula = '(?:is|ist|lautet|est|es|e|jest|to|er|je|este|on|la|adalah)';
/** "den Code (p3wk 9xvm)", "código de acceso: p3wk 9xvm.": right behind a code's name, folded, each of letters and digits. */
const namedSmallGroups = new RegExp(
  `(?:^|[^\\p{L}])${codeStems}\\p{L}{0,6}(?:(?: ${copula})?(?: \\(|[:\uff1a] ?| )|(?: \\p{L}{1,14}){1,3}(?: ?[:\uff1a] ?| ${copula} ))((?=[a-z]*\\d)(?=\\d*[a-z])[a-z\\d]{3,4} (?=[a-z]*\\d)(?=\\d*[a-z])[a-z\\d]{3,4})(?=$|[).,;!])`,
  'u',
);
const maySmallGroups = /(?:\d[a-z]|[a-z]\d)[a-z\d]{0,2} [a-z\d]{0,2}(?:\d[a-z]|[a-z]\d)/;

function namedSmallGroupsOf(text: string): Match | null {
  const printed = maySmallGroups.test(text) ? printedBehind(namedSmallGroups, text) : undefined;
  return printed === undefined || /[A-Z]/.test(printed) ? null : matchOf(text, printed);
}

/** @param name Of folded text, with the groups in brackets. @returns The groups as they are printed. */
function printedBehind(name: RegExp, text: string): string | undefined {
  const found = name.exec(foldClean(text));
  if (found === null) return undefined;
  const [whole, groups = ''] = found;
  const start = found.index + whole.lastIndexOf(groups);
  return text.slice(start, start + groups.length);
}

/** "Kod autoryzacyjny (6VX2 M9)": in brackets right behind a code's name, folded, or a word more. */
const bracketedGroups = new RegExp(
  `(?:^|[^\\p{L}])${codeStems}\\p{L}{0,6}(?: \\p{L}+)? \\(((?=[a-z ]*\\d)(?=[\\d ]*[a-z])[a-z\\d]{2,4}(?: [a-z\\d]{2,4}){1,2})\\)`,
  'u',
);

function bracketedGroupsOf(text: string): Match | null {
  const printed =
    mayBeMixed.test(text) && text.includes('(') ? printedBehind(bracketedGroups, text) : undefined;
  return printed === undefined || /[a-z]/.test(printed) || namedNumber.test(printed)
    ? null
    : matchOf(text, printed);
}

/** "「 n4 w8 t2 」", "is n4 w8 t2.": three or four groups, each of a letter and a digit. */
const tinyGroups =
  /(?:^|[“"「『»:\uff1a\t] ?|\p{L} )((?:[a-z]\d|\d[a-z])(?: (?:[a-z]\d|\d[a-z])){2,3})(?=$|[.,;!?)”"」』«]| ["”」』])/u;

/** "HJWM KTRB", "vmtr pkda": letters in two groups, all that a line says, and no words. */
const letterGroups =
  /^[^\p{L}\p{N}]{0,4}(?:([A-Z]{3,4}) ([A-Z]{3,4})|([a-z]{3,4}) ([a-z]{3,4}))[^\p{L}\p{N}]{0,4}$/u;

const letterGroupsMax = 17;
/** "Unlock code: BRX QLM": behind a code's name, folded, at the end of its line. */
const namedLetterGroups = new RegExp(
  `(?:^|[^\\p{L}])${codeStems}\\p{L}{0,6}(?: \\p{L}{1,14}){0,2} ?[:\uff1a] ?([a-z]{3,4} [a-z]{3,4})[^\\p{L}\\p{N}]{0,2}$`,
  'u',
);
/** Hardly a line ends so. */
const mayEndInGroups = /[A-Z]{3} [A-Z]{3,4}[^\p{L}\p{N}]{0,2}$/u;

function namedLettersOf(text: string): Match | null {
  const printed = mayEndInGroups.test(text) ? printedBehind(namedLetterGroups, text) : undefined;
  if (printed === undefined || /[a-z]/.test(printed)) return null;
  const groups = printed.split(' ');
  return groups.some((group) => isSayable(group, 0, group.length))
    ? null
    : { ...matchOf(text, printed), shape: 'letters' };
}

function letterGroupsOf(text: string): Match | null {
  const found = text.length > letterGroupsMax ? null : letterGroups.exec(text);
  if (found === null) return null;
  const [first = '', second = ''] = found.slice(1).filter((group) => group !== undefined);
  const sayable = [first, second].filter((group) => isSayable(group, 0, group.length)).length;
  // Of small letters one may be: "vmtr pkda", of one length.
  const isCode = isSmall(first.charCodeAt(0)) ? sayable < 2 && first.length === second.length : sayable === 0;
  if (!isCode) return null;
  return { ...matchOf(text, `${first} ${second}`), shape: 'letters' };
}

function capitalGroupsOf(text: string): string | undefined {
  // Most lines end with a small letter.
  const last = text.charCodeAt(text.length - 1);
  return isSmall(last) ? undefined : mixedGroups.exec(text)?.[1];
}

/** Letters and digits in two or three groups, read as one; null where the line is anything else. */
export function readMixedGroups(text: string): Match | null {
  const printed =
    smallGroups.exec(text)?.[0] ?? capitalGroupsOf(text) ?? tinyGroupsOf(text) ?? casedGroupsOf(text);
  if (printed === undefined || isOther(printed, text))
    return (
      namedGroupsOf(text) ??
      bracketedGroupsOf(text) ??
      namedSmallGroupsOf(text) ??
      twinGroupsOf(text) ??
      twinCellsOf(text) ??
      letterGroupsOf(text) ??
      namedLettersOf(text)
    );
  const value = printed.replaceAll(' ', '');
  return value.length > 10 ? null : matchOf(text, printed);
}

/** A postal code or a number plate that is all of its line may be a code: its surroundings tell (`against/postal`). */
function isOther(printed: string, text: string): boolean {
  if (namedNumber.test(printed)) return true;
  if (isBritishPostal(printed) || isPlate(printed)) return printed !== text;
  return otherGroups.test(printed) && !isHalves(printed);
}

/** "KXN 402", "LQ 4807": in a dozen countries the number of a car, or of a flight. */
export function isPlate(printed: string): boolean {
  return /^(?:[A-Z]{3} \d{3}|(?!NO|NR|ID|PW|TC|VC)[A-Z]{2} \d{4})$/.test(printed);
}

/** "R7K", "42QF": capitals and digits, with both in it. */
const twin = '(?=[A-Z]{0,3}\\d)(?=\\d{0,3}[A-Z])[A-Z\\d]{3,4}';
/** "A3F" and "92C" in a cell each, and nothing else in their row; "Q3X - 88W". */
const twinCells = new RegExp(`^[|\\t ]{0,2}((${twin})(\\t| - )(${twin}))[|\\t ]{0,2}$`);
const twinCellsMax = 15;

function twinCellsOf(text: string): Match | null {
  const found = text.length > twinCellsMax ? null : twinCells.exec(text);
  if (found === null) return null;
  const [, printed = '', first = '', sign, second = ''] = found;
  if (first.length !== second.length) return null;
  const start = text.indexOf(printed);
  const end = start + printed.length;
  return sign === '\t'
    ? { value: first + second, start, end, shape: 'alnum' }
    : { value: `${first}-${second}`, start, end, shape: 'hyphenated' };
}

/** "KDMQ 2957", "MWTQ 83": four letters that make no word, and as many digits or fewer. Of three they may be a number plate. */
function isHalves(printed: string): boolean {
  return /^[A-Z]{4} \d{2,4}$/.test(printed) && !isSayable(printed, 0, 4);
}

/** A letter, a digit, a blank, and the same again. */
const maybeTiny = /(?:\d[a-z]|[a-z]\d) (?:\d[a-z]|[a-z]\d) /;

function tinyGroupsOf(text: string): string | undefined {
  const printed = maybeTiny.test(text) ? tinyGroups.exec(text)?.[1] : undefined;
  // "4h 5m 3s"
  return printed === undefined || /^(?:\d[dhmsw] ?)+$/.test(printed) ? undefined : printed;
}

/** "Q3B G4R is the OTP": two groups of one length, each of capitals and digits, wherever they stand. */
const twinGroups = new RegExp(
  `(?<![\\p{Script=Latin}\\p{N}-]|[A-Z\\d] )(${twin}) (${twin})(?![\\p{Script=Latin}\\p{N}]|-[A-Z\\d]| [A-Z\\d]{2})`,
  'u',
);
/** "PIN N3X J2G", "ONE TIME PASSWORD IS K4M G3X VALID FOR": the same behind a name in capitals, and before more of them. */
export const capitalNames =
  '(?:OTP|M?TAN|TAC|PIN|CODE|PASSCODE|PASSWORD|KODE?|KODU|COD|CODICE|CÓDIGO|CLAVE|SENHA|PAROLA|2FA|MFA)';
const namedTwinGroups = new RegExp(
  `(?<=(?:^|[^\\p{L}\\p{N}])${capitalNames}(?: IS)?:? )(${twin}) (${twin})(?![\\p{Script=Latin}\\p{N}]|-[A-Z\\d]| (?=[A-Z]*\\d)[A-Z\\d]{2})`,
  'u',
);
/** "K1A 0B1", "D02 X285": postal codes of other countries. */
const postalGroups = /^(?:[A-Z]\d[A-Z] \d[A-Z]\d|[A-Z]\d[\dW] [A-Z\d]{4})$/;

/** Hardly a line has a capital beside a digit. */
const mayBeMixed = /[A-Z]\d|\d[A-Z]/;

function twinGroupsOf(text: string): Match | null {
  if (!mayBeMixed.test(text)) return null;
  const [printed, first = '', second = ''] = twinGroups.exec(text) ?? namedTwinGroups.exec(text) ?? [];
  if (printed === undefined || first.length !== second.length) return null;
  return isOfSomethingElse(printed) ? null : matchOf(text, printed);
}

/** Whether two groups are a postal code or a flight. */
export function isOfSomethingElse(printed: string): boolean {
  return otherGroups.test(printed) || isBritishPostal(printed) || postalGroups.test(printed);
}

const atEnd = /[A-Z\d]{3} [A-Z\d]{3,4}[^\p{L}\p{N}]{0,4}$/u;
const groupsReach = 13;
/** "the code HH4 9T2 in the app" */
const goingOn = /(?=[A-Z]{1,3}\d|\d{1,3}[A-Z])[A-Z\d]{3,4} [A-Z\d]{3,4} [a-z]{2}/;

/** "B3 TK 58" */
const triple = /(?<![A-Z\d])[A-Z\d]{2} [A-Z\d]{2} [A-Z\d]{2}(?![A-Z\d])/;

function namedGroupsOf(text: string): Match | null {
  // Hardly a line ends like that, and to look for a name takes long.
  const mayBe =
    atEnd.test(text.slice(-groupsReach)) ||
    (mayBeMixed.test(text) && (goingOn.test(text) || triple.test(text)));
  const found = mayBe ? (namedGroups.exec(text) ?? namedTriple.exec(text)) : null;
  if (found === null) return null;
  const before = text.slice(Math.max(0, found.index - groupsNameReach), found.index);
  return groupsName.test(foldClean(before)) ? matchOf(text, found[1]!) : null;
}

function matchOf(text: string, printed: string): Match {
  const start = text.lastIndexOf(printed);
  return { value: printed.replaceAll(' ', ''), start, end: start + printed.length, shape: 'alnum' };
}
