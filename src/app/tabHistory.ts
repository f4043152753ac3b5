interface Entry {
  /** The router's own name of the entry. */
  key: string;
  url: string;
}

/** The entries of this tab's history, as far as they were seen, and the place of the one that is shown. */
export interface TabHistory {
  entries: readonly Entry[];
  at: number;
}

/** A tab in which nothing was seen yet. */
export const newTab: TabHistory = { entries: [], at: -1 };

/** The history after an entry came up: a push cuts off what lay ahead, a pop shows one that was seen or starts anew. */
export function arrived(tab: TabHistory, entry: Entry, kind: 'PUSH' | 'REPLACE' | 'POP'): TabHistory {
  if (kind === 'POP') {
    const at = tab.entries.findIndex(({ key }) => key === entry.key);
    return at === -1 ? { entries: [entry], at: 0 } : { ...tab, at };
  }
  const before = tab.entries.slice(0, kind === 'PUSH' ? tab.at + 1 : Math.max(0, tab.at));
  const after = kind === 'PUSH' ? [] : tab.entries.slice(tab.at + 1);
  return { entries: [...before, entry, ...after], at: before.length };
}

/** Places back to the newest earlier entry of an address; undefined where this tab has seen none (ROUTE-65). */
export function stepsBackTo({ entries, at }: TabHistory, url: string): number | undefined {
  const place = entries.slice(0, Math.max(0, at)).findLastIndex((entry) => entry.url === url);
  return place === -1 ? undefined : at - place;
}
