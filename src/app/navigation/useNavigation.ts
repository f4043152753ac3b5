import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useShop } from '#commerce/shop.ts';
import { backFrom } from '#rules/navigation/history.ts';
import { applyFlags } from '#store/flags.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { historyPopped, navigated, selectVisited, wentBack } from '#store/lastUrl.ts';
import { recordEntry, parseTabHistory, stepsBackTo } from './tabHistory.ts';

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
