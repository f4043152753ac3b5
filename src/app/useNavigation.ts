import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useShop } from '#commerce/shop.ts';
import { backFrom } from '#rules/backNavigation.ts';
import { applyFlags } from '#store/flags.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { historyPopped, navigated, selectVisited, wentBack } from '#store/lastUrl.ts';
import { arrived, readTab, stepsBackTo } from './tabHistory.ts';

/** Tells the store where the visitor is, and gives in-app back (ROUTE-52, ROUTE-57, ROUTE-64, ROUTE-65). */
export function useNavigation(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const kind = useNavigationType();
  const { pathname, search, hash, key } = useLocation();
  const url = pathname + search + hash;
  const history = useAppSelector(selectVisited);
  const { tab: disk } = useShop();
  const [start] = useState(() => readTab(disk.getItem('tab')));
  const tab = useRef(start);

  // Before the effects of the screen that is arrived at, which asks for its data by what holds from here on (FLAG-24).
  useLayoutEffect(() => {
    // A screen that rewrites its own address stays in view, with what holds for it.
    if (kind !== NavigationType.Replace) dispatch(applyFlags());
    const before = tab.current;
    tab.current = arrived(before, { key, url }, kind);
    disk.setItem('tab', JSON.stringify(tab.current));
    // A pop leads back, but for the first address of a tab and for the browser's own forward.
    const isBack = kind === NavigationType.Pop && tab.current.at <= before.at;
    if (isBack) dispatch(historyPopped(url));
    else dispatch(navigated({ url, kind: kind === NavigationType.Replace ? 'replace' : 'push' }));
  }, [dispatch, disk, key, url, kind]);

  return () => {
    const back = backFrom(history);
    dispatch(wentBack(back.history));
    const steps = stepsBackTo(tab.current, back.target);
    void (steps === undefined ? navigate(back.target, { replace: true }) : navigate(-steps));
  };
}
