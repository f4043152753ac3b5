/**
 * Caches the results of the last `most` keys, pending ones included. A rejected one is removed, so that the next call
 * tries again, and so is one that `isKept` refuses.
 */
export function memoizeLast<Result>(most: number, isKept: (result: Result) => boolean = () => true) {
  const made = new Map<string, Promise<Result>>();
  return (key: string, make: () => Promise<Result>): Promise<Result> => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const result = make();
    made.set(key, result);
    const [oldest] = made.keys();
    if (made.size > most && oldest !== undefined) made.delete(oldest);
    void result.then(isKept, () => false).then((kept) => kept || made.delete(key));
    return result;
  };
}
