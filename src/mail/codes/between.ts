/** What stands between a number and a name behind it: the end of a clause, or of brackets. */

export function breaks(text: string, from: number, to: number): boolean {
  return /[,;\uff0c\u3001\u060c]| - /.test(text.slice(from, to));
}

/** "[Ticket 4821]": a word stands before it in its brackets. */
export function sharesBrackets(text: string, at: number): boolean {
  for (let back = at - 1; back >= 0 && at - back <= 40; back -= 1) {
    const unit = text.charCodeAt(back);
    if (unit === 40 || unit === 91) return /\p{L}/u.test(text.slice(back, at));
  }
  return false;
}

export function leavesBrackets(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 41 || unit === 93) return true;
    if (unit === 40 || unit === 91) return false;
  }
  return false;
}
