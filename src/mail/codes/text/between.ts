/** Signs around a number and between it and a name: the end of a clause, brackets, quotation marks. */

import {
  apostrophe,
  blank,
  cornerClosing,
  curvedQuotes,
  leftGuillemet,
  quotationMark,
  rightGuillemet,
  roundClosing,
  roundOpening,
  squareClosing,
  squareOpening,
  whiteCornerClosing,
} from './signs.ts';

export function breaks(text: string, from: number, to: number): boolean {
  return /[,;\uff0c\u3001\u060c]| - /.test(text.slice(from, to));
}

/** "[Ticket 4821]": a word stands before it in its brackets. */
export function sharesBrackets(text: string, at: number): boolean {
  for (let back = at - 1; back >= 0 && at - back <= 40; back -= 1) {
    const unit = text.charCodeAt(back);
    if (unit === roundClosing || unit === squareClosing) return false;
    if (unit === roundOpening || unit === squareOpening) return /\p{L}/u.test(text.slice(back, at));
  }
  return false;
}

/** Whether brackets open between two places and hold a word before the second: "code (MATH 1310". */
export function opensBrackets(text: string, from: number, to: number): boolean {
  return /[([]\p{L}[^)\]]*$/u.test(text.slice(from, to));
}

export function leavesBrackets(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === roundClosing || unit === squareClosing) return true;
    if (unit === roundOpening || unit === squareOpening) return false;
  }
  return false;
}

/** "44718 82093): …": it closes brackets that a line above has opened. */
export function closesBrackets(text: string, start: number, end: number): boolean {
  return text.charCodeAt(end) === roundClosing && !text.slice(0, start).includes('(');
}

/** Of whatever script, on either side. */
export function isQuote(unit: number): boolean {
  return (
    unit === quotationMark ||
    (unit >= curvedQuotes.first && unit <= curvedQuotes.last) ||
    unit === leftGuillemet ||
    unit === rightGuillemet
  );
}

/** Whether a quotation ends between two places, and none begins there: "…number” in 4821". */
export function endsQuote(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at);
    // A mark that a blank stands before opens one.
    if (isQuote(unit) || unit === cornerClosing || unit === whiteCornerClosing)
      return at > 0 && text.charCodeAt(at - 1) !== blank;
    if (unit === apostrophe && /[ :.,]/.test(text[at + 1] ?? ' ') && at > from) return true;
  }
  return false;
}

/** Whether a place lies between quotation marks and nothing else does. */
export function isInQuotes(text: string, start: number, end: number): boolean {
  return isQuote(text.charCodeAt(start - 1)) && isQuote(text.charCodeAt(end));
}
