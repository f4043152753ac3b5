import * as v from 'valibot';

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

/** So many entries are known, the newest. */
const most = 100;

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
  const entries = [...before, entry, ...after];
  const forgotten = Math.max(0, entries.length - most);
  return { entries: entries.slice(forgotten), at: before.length - forgotten };
}

/** Places back to the newest earlier entry of an address; undefined where this tab has seen none (ROUTE-65). */
export function stepsBackTo({ entries, at }: TabHistory, url: string): number | undefined {
  const place = entries.slice(0, Math.max(0, at)).findLastIndex((entry) => entry.url === url);
  return place === -1 ? undefined : at - place;
}

const kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    entries: v.array(v.object({ key: v.string(), url: v.string() })),
    at: v.pipe(v.number(), v.integer(), v.minValue(-1)),
  }),
  v.check(({ entries, at }) => at < entries.length),
);

/** The history of a tab as it was kept through a reload; a new tab where it cannot be read. Never throws. */
export function readTab(text: string | null): TabHistory {
  const read = v.safeParse(kept, text);
  return read.success ? read.output : newTab;
}
