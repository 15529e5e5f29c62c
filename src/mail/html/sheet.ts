/**
 * Style sheets: the rules for one class, id or element, and for an element within one of a class or an id. Media queries are
 * left alone: they speak of phones and dark rooms.
 */
import { limits } from '../../limits.ts';
import type { Attributes } from './attributes.ts';
import { type Effect, noEffect, over } from './effect.ts';
import { styleOf } from './style.ts';

const semicolon = 59;
const openingBrace = 123;
const closingBrace = 125;

/** More classes of one element are not looked at. */
const classesMax = 20;
/** Nor are more names of the elements around one: each is looked up for every element within. */
const namesMax = 20;

export class StyleSheet {
  /** By simple selector: `.class`, `#id` or `tag`. */
  readonly #rules = new Map<string, Effect>();
  /** By the selector of an element around, then by the tag: `.class tag`. */
  readonly #within = new Map<string, Map<string, Effect>>();
  /** By a whole attribute: templates repeat the same few lists of classes. */
  readonly #classes = new Map<string, Effect>();
  #count = 0;
  #chars = 0;

  /** Adds the rules of a `style` element; one walk, bounded, blind to media queries and other at-rules. */
  add(css: string): void {
    const room = limits.styleSheetCharsMax - this.#chars;
    this.#chars += css.length;
    this.#classes.clear();
    if (room <= 0) return;
    const source = withoutComments(css.slice(0, room));
    let at = 0;
    let selectorStart = 0;
    while (at < source.length && this.#count < limits.styleRulesMax) {
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
        this.#addRule(selectors, source.slice(at + 1, end));
        at = end + 1;
        selectorStart = at;
        continue;
      }
      at += 1;
    }
  }

  /**
   * What the rules say of an element.
   * @param around What `namesOf` said of the elements around it.
   */
  effectOf(tag: string, { class: classes, id }: Attributes, around: readonly string[]): Effect {
    if (this.#count === 0) return noEffect;
    let effect = this.#rules.get(tag) ?? noEffect;
    if (classes !== '') effect = over(effect, this.#ofClasses(classes));
    for (const name of around) effect = over(effect, this.#within.get(name)?.get(tag) ?? noEffect);
    return id === '' ? effect : over(effect, this.#rules.get(`#${id}`) ?? noEffect);
  }

  /** Those of `around` and of an element in it that there are rules about, for the elements within. */
  namesOf({ class: classes, id }: Attributes, around: readonly string[]): readonly string[] {
    if (this.#within.size === 0 || (classes === '' && id === '')) return around;
    const own = classes.split(/\s+/, classesMax).map((name) => `.${name}`);
    if (id !== '') own.push(`#${id}`);
    const known = own.filter((name) => this.#within.has(name) && !around.includes(name));
    return known.length === 0 ? around : [...around, ...known].slice(0, namesMax);
  }

  #ofClasses(classes: string): Effect {
    const known = this.#classes.get(classes);
    if (known !== undefined) return known;
    let effect: Effect = noEffect;
    for (const name of classes.split(/\s+/, classesMax))
      effect = over(effect, this.#rules.get(`.${name}`) ?? noEffect);
    if (this.#classes.size < limits.styleRulesMax) this.#classes.set(classes, effect);
    return effect;
  }

  #addRule(selectors: string, block: string): void {
    if (selectors.length > 2_000) return;
    let effect: Effect | undefined;
    for (const selector of selectors.split(',')) {
      const compounds = selector.trim().split(/[\s>]+/);
      const last = compounds[compounds.length - 1] ?? '';
      if (!isSimple.test(last)) continue;
      const key = keyOf(last);
      if (key === 'body' || key === 'html') continue;
      effect ??= styleOf(block);
      let rules = this.#rules;
      if (compounds.length > 1 && isTag(key)) {
        // An element under a condition is not every such element.
        const around = keyOf(compounds[compounds.length - 2] as string);
        if (isTag(around) || !isSimple.test(around)) continue;
        rules = this.#within.get(around) ?? new Map();
        this.#within.set(around, rules);
      }
      if (!rules.has(key)) this.#count += 1;
      rules.set(key, over(rules.get(key) ?? noEffect, effect));
    }
  }
}

const isSimple = /^[a-zA-Z0-9_.#-]{1,80}$/;

/** The last class or id of a compound selector, or its tag. */
function keyOf(compound: string): string {
  const special = Math.max(compound.lastIndexOf('.'), compound.lastIndexOf('#'));
  return special >= 0 ? compound.slice(special) : compound.toLowerCase();
}

function isTag(key: string): boolean {
  return !key.startsWith('.') && !key.startsWith('#');
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
