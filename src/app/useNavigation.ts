import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { backFrom } from '#rules/backNavigation.ts';
import { applyFlags } from '#store/flags.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { historyPopped, navigated, selectVisited, wentBack } from '#store/lastUrl.ts';
import { arrived, newTab, stepsBackTo } from './tabHistory.ts';

/** Tells the store where the visitor is, and gives in-app back (ROUTE-52, ROUTE-57, ROUTE-64, ROUTE-65). */
export function useNavigation(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const kind = useNavigationType();
  const { pathname, search, hash, key } = useLocation();
  const url = pathname + search + hash;
  const history = useAppSelector(selectVisited);
  const tab = useRef(newTab);

  // Before the effects of the screen that is arrived at, which asks for its data by what holds from here on (FLAG-24).
  useLayoutEffect(() => {
    // A screen that rewrites its own address stays in view, with what holds for it.
    if (kind !== NavigationType.Replace) dispatch(applyFlags());
    const before = tab.current;
    tab.current = arrived(before, { key, url }, kind);
    // A pop leads back, but for the first address of a tab and for the browser's own forward.
    const isBack = kind === NavigationType.Pop && tab.current.at <= before.at;
    if (isBack) dispatch(historyPopped(url));
    else dispatch(navigated({ url, kind: kind === NavigationType.Replace ? 'replace' : 'push' }));
  }, [dispatch, key, url, kind]);

  return () => {
    const back = backFrom(history);
    dispatch(wentBack(back.history));
    const steps = stepsBackTo(tab.current, back.target);
    void (steps === undefined ? navigate(back.target, { replace: true }) : navigate(-steps));
  };
}
