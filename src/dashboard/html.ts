/** Markup as tagged templates: everything that is put in is escaped, unless it is markup itself. */
import { html as tagged } from 'hono/html';

export type Html = ReturnType<typeof tagged>;

export const html = tagged;

/** Markup, or nothing. */
export function when(condition: unknown, make: () => Html): Html | '' {
  return condition ? make() : '';
}

/** An attribute without a value, or nothing. */
export function flag(isSet: boolean, name: string): Html | '' {
  return isSet ? tagged` ${name}` : '';
}
