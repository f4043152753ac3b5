/**
 * Caches the results of the last `most` keys, pending ones included. A rejected one is removed, so that the next call
 * tries again.
 */
export function memoizeLast<Result>(most: number) {
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
