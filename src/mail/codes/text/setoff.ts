/** Values that plain text sets off with signs, `*482913*` or `[482913]`, as HTML does with a tag. */
import { mark } from '../../html.ts';

export interface SetOff {
  /** Where the value with its signs starts and ends. */
  readonly start: number;
  readonly end: number;
  readonly value: string;
  readonly marks: number;
}

/** Where none of the signs stands before a letter or digit, as in most lines, there is nothing to look for. */
const mayBe = /[*`_"[({<«“„「『【] ?[A-Za-z\d]/;

/** On a line of its own any word is a value; "[K4X9QW-R2L7]" is what a help desk knows its mails by. */
const alone =
  /^\s*(?!\[[A-Z\d]{6}-)(?:\*{1,3}|(`{1,3})|_{1,3}|["[({<«“„「『【] ?)(?<value>[A-Za-z\d][\w -]{2,14}[A-Za-z\d])(?:\*{1,3}|`{1,3}|_{1,3}| ?["\])}>»“”」』】])\s*$/;

/** Elsewhere it has a digit or is wholly of capitals; no part of a longer name, no end of a masked number. */
const emphasised =
  /(?<![\w*\\/.-])(?:\*{1,3}|(`{1,3})|_{1,3})(?<value>(?=[\w .-]{0,15}\d|[A-Z -]{1,17}[*`_])[A-Za-z\d][\w .-]{2,14}[A-Za-z\d])(?:\*{1,3}|`{1,3}|_{1,3})(?![\w*\\/])/g;

/** No key or value of a program: `"code":"482913"`. */
const quoted =
  /(?<=^|\s)()["«“„「『](?<value>(?=[\w-]{0,15}\d)[A-Za-z\d][\w-]{2,14}[A-Za-z\d])["»“”」』](?=[\s.,;!?]|$)/g;

const isProgram = /[{}]|=>|;$|\s\/\//;

/** @param text A line as it was sent. */
export function setOffIn(text: string): SetOff[] {
  if (!mayBe.test(text)) return [];
  const line = alone.exec(text);
  if (line !== null) return [setOff(line)];
  const inProse = isProgram.test(text) ? [] : text.matchAll(quoted);
  return [...text.matchAll(emphasised), ...inProse].map(setOff).sort((one, other) => one.start - other.start);
}

function setOff(found: RegExpExecArray): SetOff {
  return {
    start: found.index,
    end: found.index + found[0].length,
    value: found.groups?.value ?? '',
    marks: found[1] ? mark.code : mark.bold,
  };
}
