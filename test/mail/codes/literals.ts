/** Finds the regular expressions of a source file: a small scanner that steps over comments, strings and templates. */

export interface Literal {
  readonly source: string;
  readonly flags: string;
}

/** A slash after one of these opens an expression, after anything else it divides. */
const opensExpression = /[([{,;:=!&|?+\-*%<>~^]$|(?:^|[^\w$.])(?:return|typeof|case|in|of|do|else)$/;

export function regexLiterals(code: string): Literal[] {
  const found: Literal[] = [];
  let at = 0;
  let before = '';
  while (at < code.length) {
    const char = code[at] as string;
    if (char === '/' && code[at + 1] === '/') {
      at = endOr(code, code.indexOf('\n', at));
    } else if (char === '/' && code[at + 1] === '*') {
      at = endOr(code, code.indexOf('*/', at + 2)) + 2;
    } else if (char === "'" || char === '"' || char === '`') {
      // Expressions within templates are not looked into; none of them holds a regular expression.
      at = endOfQuoted(code, at, char);
      before = char;
    } else if (char === '/' && (before === '' || opensExpression.test(before))) {
      const end = endOfLiteral(code, at);
      const flags = /^[a-z]*/.exec(code.slice(end + 1, end + 10))?.[0] ?? '';
      found.push({ source: code.slice(at + 1, end), flags });
      at = end + 1 + flags.length;
      before = ')';
    } else {
      if (/\S/.test(char)) before = (before + char).slice(-12);
      else if (/\w$/.test(before)) before = `${before} `.trimStart();
      if (/\s/.test(char)) before = before.trimEnd();
      at += 1;
    }
  }
  return found;
}

function endOr(code: string, at: number): number {
  return at < 0 ? code.length : at;
}

function endOfQuoted(code: string, start: number, quote: string): number {
  let at = start + 1;
  while (at < code.length && code[at] !== quote) at += code[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** The slash that ends an expression: not one that is escaped or in a class. */
function endOfLiteral(code: string, start: number): number {
  let inClass = false;
  for (let at = start + 1; at < code.length; at += 1) {
    const char = code[at];
    if (char === '\n') throw new Error(`no end of the expression: ${code.slice(start, at)}`);
    if (char === '\\') at += 1;
    else if (char === '[') inClass = true;
    else if (char === ']') inClass = false;
    else if (char === '/' && !inClass) return at;
  }
  throw new Error('no end of an expression');
}
