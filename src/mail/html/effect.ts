/** How a text is made to stand out, or to be unseen: what styles come down to. */

/** What a declaration block says; undefined where it says nothing. All fields always stand, so that reading one is cheap. */
export interface Effect {
  hidden: boolean | undefined;
  strike: boolean | undefined;
  bold: boolean | undefined;
  mono: boolean | undefined;
  spaced: boolean | undefined;
  center: boolean | undefined;
  boxed: boolean | undefined;
  /** Breaks the line before and after: `block`; does so, and its children stand apart: `flex`; or does not: `inline`. */
  display: 'block' | 'flex' | 'inline' | undefined;
  pre: boolean | undefined;
  /** Letters are printed as capitals. */
  capitals: boolean | undefined;
  /** Font size in px. */
  px: number | undefined;
  /** Font size as a multiple of the parent's. */
  em: number | undefined;
  color: string | undefined;
  background: string | undefined;
}

/** To be written into. */
export function saysNothing(): Effect {
  return {
    hidden: undefined,
    strike: undefined,
    bold: undefined,
    mono: undefined,
    spaced: undefined,
    center: undefined,
    boxed: undefined,
    display: undefined,
    pre: undefined,
    capitals: undefined,
    px: undefined,
    em: undefined,
    color: undefined,
    background: undefined,
  };
}

export const noEffect: Readonly<Effect> = saysNothing();

/** Both effects, the second over the first. */
export function over(first: Effect, second: Effect): Effect {
  if (second === noEffect) return first;
  if (first === noEffect) return second;
  return {
    hidden: second.hidden ?? first.hidden,
    strike: second.strike ?? first.strike,
    bold: second.bold ?? first.bold,
    mono: second.mono ?? first.mono,
    spaced: second.spaced ?? first.spaced,
    center: second.center ?? first.center,
    boxed: second.boxed ?? first.boxed,
    display: second.display ?? first.display,
    pre: second.pre ?? first.pre,
    capitals: second.capitals ?? first.capitals,
    px: second.px ?? first.px,
    em: second.em ?? first.em,
    color: second.color ?? first.color,
    background: second.background ?? first.background,
  };
}
