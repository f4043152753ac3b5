/**
 * Makes one list of items of two tabs' that derive from `base` (KEEP-04): what both have, without what either has removed
 * since. Returns `own` itself where that is all, so that nothing is written anew.
 */
export function reconcileItems(base: string[], own: string[], other: string[]): string[] {
  const isKept = (item: string) => !base.includes(item) || (own.includes(item) && other.includes(item));
  const items = [...new Set([...own, ...other])].filter(isKept);
  return JSON.stringify(items) === JSON.stringify(own) ? own : items;
}
