/** What a name may hold, as it stands in lists between other things: it must not break the line, nor turn it around. */

/** Controls, the separators of lines and paragraphs, and the marks that change the direction of what follows (UAX #9). */
const unprintable = /[\p{Cc}\u2028\u2029\p{Bidi_Control}]/u;

const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}\p{C}]/u;

export const visibleRule = 'must have a character that one can see';

/** Whether anything of it shows. */
export function isVisible(value: string): boolean {
  return visible.test(value);
}

export const oneLineRule = 'must be on one line, without control characters or marks of writing direction';

/** Half a surrogate pair would come back from the database as something else. */
export function isOneLine(value: string): boolean {
  return !unprintable.test(value) && value.isWellFormed();
}
