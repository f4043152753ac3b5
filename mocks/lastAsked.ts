/**
 * Remembers what was made of a key, or is being made of it, for the `most` keys that were made last. What fails is
 * forgotten, and made anew when it is asked for again.
 */
export function lastAsked<Result>(most: number) {
  const made = new Map<string, Promise<Result>>();
  return (key: string, make: () => Promise<Result>): Promise<Result> => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const result = make();
    made.set(key, result);
    const [oldest] = made.keys();
    if (made.size > most && oldest !== undefined) made.delete(oldest);
    result.catch(() => made.delete(key));
    return result;
  };
}
