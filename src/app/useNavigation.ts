import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { backFrom } from '#rules/backNavigation.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { historyPopped, navigated, selectVisited, wentBack } from '#store/lastUrl.ts';
import { arrived, stepsBackTo, type TabHistory } from './tabHistory.ts';

/** The place of the current entry in the tab's history, as the router counts it. */
const placeOf = (state: unknown) => (state as { idx?: number } | null)?.idx ?? 0;

/** Tells the store where the visitor is, and gives in-app back (ROUTE-52, ROUTE-57, ROUTE-64, ROUTE-65). */
export function useNavigation(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const type = useNavigationType();
  const { pathname, search, hash } = useLocation();
  const url = pathname + search + hash;
  const history = useAppSelector(selectVisited);
  const tab = useRef<TabHistory>({ urls: [], at: -1 });

  useEffect(() => {
    const isFirst = tab.current.at === -1;
    tab.current = arrived(tab.current, url, placeOf(window.history.state));
    if (type === NavigationType.Pop && !isFirst) dispatch(historyPopped(url));
    else dispatch(navigated({ url, kind: type === NavigationType.Replace ? 'replace' : 'push' }));
  }, [dispatch, url, type]);

  return () => {
    const back = backFrom(history);
    dispatch(wentBack(back.history));
    const steps = stepsBackTo(tab.current, back.target);
    void (steps === undefined ? navigate(back.target, { replace: true }) : navigate(-steps));
  };
}
