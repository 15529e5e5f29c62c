/** What a cache loads from, in tests. */

/** A source that counts how often it was asked. */
export function source(answer: { value: number } | null) {
  const asked = { count: 0, answer };
  return Object.assign(asked, {
    load: async () => {
      asked.count++;
      return asked.answer;
    },
  });
}
