/** What a schema found wrong with an input, as one sentence that names every field: `limit must be …; cursor must be …`. */

export interface Issue {
  readonly code?: string | undefined;
  readonly keys?: readonly string[];
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** @param where What the input is called when it is not an object at all. */
export function issueText(issues: readonly Issue[], where: string): string {
  // Of each field the first: an empty one is wrong in every way.
  const firsts = new Map<string, Issue>();
  for (const issue of issues) {
    const field = issue.path.join('.');
    if (!firsts.has(field)) firsts.set(field, issue);
  }
  return [...firsts.values()]
    .slice(0, 10)
    .map(({ code, keys = [], path, message }) => {
      if (code === 'unrecognized_keys') return `${keys.join(', ')} is not a parameter of this request`;
      return path.length === 0 ? `${where} must be an object` : `${path.join('.')} ${message}`;
    })
    .join('; ');
}
