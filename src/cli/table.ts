/** Rows for people to read, in columns. What came over the network cannot move the cursor or change colours. */

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows].map((row) => row.map(plain));
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** On one line, without control characters and marks that turn the line around. */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\p{Bidi_Control}]/gu, '\ufffd');
}
