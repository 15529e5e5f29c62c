/**
 * Style sheets: the rules for one class, id or element. Media queries are left alone: they speak of phones and dark rooms.
 */
import { limits } from '../../limits.ts';
import { type Effect, noEffect, over } from './effect.ts';
import { styleOf } from './style.ts';

const semicolon = 59;
const openingBrace = 123;
const closingBrace = 125;

/** Rules by simple selector: `.class`, `#id` or `tag`. */
export type StyleSheet = Map<string, Effect>;

/** Adds the rules of a style sheet; one walk, bounded, blind to media queries and other at-rules. */
export function readStyleSheet(css: string, sheet: StyleSheet): void {
  const source = withoutComments(css.slice(0, limits.styleSheetCharsMax));
  let at = 0;
  let selectorStart = 0;
  while (at < source.length && sheet.size < limits.styleRulesMax) {
    const unit = source.charCodeAt(at);
    if (unit === semicolon || unit === closingBrace) {
      selectorStart = at + 1;
    } else if (unit === openingBrace) {
      const selectors = source.slice(selectorStart, at).trim();
      if (selectors.startsWith('@')) {
        at = endOfNest(source, at);
        selectorStart = at;
        continue;
      }
      const end = source.indexOf('}', at);
      if (end < 0) return;
      addRule(selectors, source.slice(at + 1, end), sheet);
      at = end + 1;
      selectorStart = at;
      continue;
    }
    at += 1;
  }
}

/** A comment may stand anywhere, within a selector or a declaration too; one without an end takes the rest. */
function withoutComments(css: string): string {
  let result = '';
  let from = 0;
  for (;;) {
    const open = css.indexOf('/*', from);
    if (open < 0) return result + css.slice(from);
    result += css.slice(from, open);
    const close = css.indexOf('*/', open + 2);
    if (close < 0) return result;
    from = close + 2;
  }
}

/** The index after the brace that closes the one at `open`. */
function endOfNest(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    if (code === openingBrace) depth += 1;
    else if (code === closingBrace) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return source.length;
}

function addRule(selectors: string, block: string, sheet: StyleSheet): void {
  if (selectors.length > 2_000) return;
  let effect: Effect | undefined;
  for (const selector of selectors.split(',')) {
    const compounds = selector.trim().split(/[\s>]+/);
    const last = compounds[compounds.length - 1] ?? '';
    if (!/^[a-zA-Z0-9_.#-]{1,80}$/.test(last)) continue;
    const special = Math.max(last.lastIndexOf('.'), last.lastIndexOf('#'));
    // An element under a condition is not every such element.
    if (special < 0 && compounds.length > 1) continue;
    const key = special >= 0 ? last.slice(special) : last.toLowerCase();
    if (key === 'body' || key === 'html' || key.length < 1) continue;
    effect ??= styleOf(block);
    sheet.set(key, over(sheet.get(key) ?? noEffect, effect));
  }
}
