/** UTF-16 units of signs, digits and letters, for what goes through a text one by one: a comparison of numbers makes no strings. */

export const tab = 9;
export const blank = 32;
export const exclamationMark = 33;
/** Straight, on both sides. */
export const quotationMark = 34;
export const numberSign = 35;
export const percentSign = 37;
export const apostrophe = 39;
export const roundOpening = 40;
export const roundClosing = 41;
export const plusSign = 43;
export const comma = 44;
export const hyphen = 45;
export const fullStop = 46;
export const slashSign = 47;
export const colonSign = 58;
export const semicolon = 59;
export const lessSign = 60;
export const equalsSign = 61;
export const greaterSign = 62;
export const questionMark = 63;
export const atSign = 64;
export const squareOpening = 91;
export const squareClosing = 93;
export const underscore = 95;
export const verticalBar = 124;
export const leftGuillemet = 0xab;
export const rightGuillemet = 0xbb;
export const arabicComma = 0x60c;
/** Quotation marks that are curved, from the first of them to the last. */
export const curvedQuotes = { first: 0x201c, last: 0x201e } as const;
export const ideographicComma = 0x3001;
export const ideographicFullStop = 0x3002;
export const cornerOpening = 0x300c;
export const cornerClosing = 0x300d;
export const whiteCornerClosing = 0x300f;
export const lenticularOpening = 0x3010;
export const wideRoundOpening = 0xff08;
export const wideComma = 0xff0c;
export const wideColon = 0xff1a;
export const wideSemicolon = 0xff1b;

export const digitZero = 48;
export const digitNine = 57;
export const capitalA = 65;
export const capitalZ = 90;
export const smallA = 97;
export const smallZ = 122;
/** From here on stand letters of the alphabets beyond ASCII. */
export const accentedFrom = 0xc0;

// These are asked of every character of a mail: bare numbers are compared in less time than what another file exports.

/** Whatever is printed in ASCII: no blank, no tab. */
export function isGraphic(unit: number): boolean {
  return unit > 32 && unit < 127;
}

/** 0 to 9. */
export function isAsciiDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57;
}

/** A to Z. */
export function isCapital(unit: number): boolean {
  return unit >= 65 && unit <= 90;
}

/** a to z. */
export function isSmall(unit: number): boolean {
  return unit >= 97 && unit <= 122;
}

export function isAsciiLetter(unit: number): boolean {
  return isSmall(unit) || isCapital(unit);
}
