import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import * as v from 'valibot';
import { useShop } from '#commerce/shop.ts';
import { backFrom } from '#rules/navigation/history.ts';
import { parsed } from '#schemas/parsed.ts';
import { applyFlags } from '#store/flags.ts';
import { useAppDispatch, useAppSelector } from '#store/store.ts';
import { historyPopped, navigated, selectVisited, wentBack } from '#store/lastUrl.ts';

/** Dispatches each navigation to the store, and returns in-app back (ROUTE-52, ROUTE-57, ROUTE-64, ROUTE-65). */
export function useNavigation(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const kind = useNavigationType();
  const { pathname, search, hash, key } = useLocation();
  const url = pathname + search + hash;
  const history = useAppSelector(selectVisited);
  const { tab: storage } = useShop();
  const [start] = useState(() => parseTabHistory(storage.getItem('tab')));
  const tab = useRef(start);

  // Runs before the effects of the new screen, which sends its calls by the flags that apply from here on (FLAG-24).
  useLayoutEffect(() => {
    // A screen that replaces its own URL stays open, and so do its flags.
    if (kind !== NavigationType.Replace) dispatch(applyFlags());
    const before = tab.current;
    tab.current = recordEntry(before, { key, url }, kind);
    storage.setItem('tab', JSON.stringify(tab.current));
    // A pop leads back, except at the first URL of a tab and on the browser's forward.
    const isBack = kind === NavigationType.Pop && tab.current.at <= before.at;
    if (isBack) dispatch(historyPopped(url));
    else dispatch(navigated({ url, kind: kind === NavigationType.Replace ? 'replace' : 'push' }));
  }, [dispatch, storage, key, url, kind]);

  return () => {
    const back = backFrom(history);
    dispatch(wentBack(back.history));
    const steps = stepsBackTo(tab.current, back.target);
    void (steps === undefined ? navigate(back.target, { replace: true }) : navigate(-steps));
  };
}

interface Entry {
  /** The router's key of the entry. */
  key: string;
  url: string;
}

/** The known entries of this tab's history, and the index of the current one. */
export interface TabHistory {
  entries: readonly Entry[];
  at: number;
}

/** The maximum number of stored entries; the newest stay. */
const maxEntries = 100;

/** The history of a new tab. */
export const emptyTabHistory: TabHistory = { entries: [], at: -1 };

const pageOf = (url: string | undefined) => url?.replace(/#.*/, '');

/**
 * The history after a navigation: a push removes the entries after the current one, a pop goes to a known entry or
 * starts a new history. The router names the first entry of every document alike, so an entry is known by its URL too.
 * The router reports a jump within the page, such as by the skip link, as a pop, although it is a push.
 */
export function recordEntry(tab: TabHistory, entry: Entry, kind: 'PUSH' | 'REPLACE' | 'POP'): TabHistory {
  const isPop = kind === 'POP';
  if (isPop) {
    const at = tab.entries.findIndex(({ key, url }) => key === entry.key && url === entry.url);
    if (at !== -1) return { ...tab, at };
    if (pageOf(tab.entries[tab.at]?.url) !== pageOf(entry.url)) return { entries: [entry], at: 0 };
  }
  const isPush = isPop || kind === 'PUSH';
  const before = tab.entries.slice(0, isPush ? tab.at + 1 : Math.max(0, tab.at));
  const after = isPush ? [] : tab.entries.slice(tab.at + 1);
  const entries = [...before, entry, ...after];
  const forgotten = Math.max(0, entries.length - maxEntries);
  return { entries: entries.slice(forgotten), at: before.length - forgotten };
}

/** Steps back to the newest earlier entry of a URL; undefined if this tab has not visited it (ROUTE-65). */
export function stepsBackTo({ entries, at }: TabHistory, url: string): number | undefined {
  const index = entries.slice(0, Math.max(0, at)).findLastIndex((entry) => entry.url === url);
  return index === -1 ? undefined : at - index;
}

const storedHistory = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    entries: v.array(v.object({ key: v.string(), url: v.string() })),
    at: v.pipe(v.number(), v.integer(), v.minValue(-1)),
  }),
  v.check(({ entries, at }) => at < entries.length),
);

/** The history of a tab as stored before a reload; that of a new tab where it cannot be read. Never throws. */
export const parseTabHistory = (text: string | null): TabHistory =>
  parsed(storedHistory, text) ?? emptyTabHistory;
