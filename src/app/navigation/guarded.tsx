import { type ComponentType, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ScreenSkeleton } from '#app/shell/ScreenSkeleton.tsx';
import type { Guard, ScreenSpec } from '#rules/navigation/registry.ts';
import { type RootState, useAppSelector } from '#store/store.ts';
import { selectRehydrated } from '#store/persistence/persistence.ts';
import { selectCustomer, selectLoggedIn } from '#store/session/customer.ts';
import { deferredChunk } from './chunk.ts';

type GuardedSpec = Pick<ScreenSpec, 'skeleton'> & Required<Pick<ScreenSpec, 'guard'>>;

/** A screen behind the guard of its row: its skeleton while the guard waits, a redirect if it refuses. */
export function guarded(
  { guard, skeleton }: GuardedSpec,
  Screen: ComponentType,
  verdictOf = guards[guard],
): ComponentType {
  return function Guarded() {
    const navigate = useNavigate();
    const { pathname, search } = useLocation();
    const verdict = useAppSelector(verdictOf);
    const wasOpen = useRef(false);
    useEffect(() => {
      if (verdict === 'open') wasOpen.current = true;
      if (typeof verdict !== 'object') return;
      const target = wasOpen.current ? verdict.left : verdict.redirect;
      // Replaced, so that the browser's back does not return to the guard. The address is for the way back (ROUTE-48).
      void navigate(target, {
        replace: true,
        ...(target !== '/' && { state: { returnTo: pathname + search } }),
      });
    }, [navigate, pathname, search, verdict]);
    return verdict === 'open' ? <Screen /> : <ScreenSkeleton name={skeleton} chunk={deferredChunk} />;
  };
}

/** Whether a guarded screen may be shown; else another address: `redirect`, or `left` if it was open before. */
type Verdict = 'open' | 'wait' | { redirect: string; left: string };

const toLogin: Verdict = { redirect: '/login', left: '/login' };

/** A customer who has logged out is not asked to log in again (SESS-45). */
const loggedOut: Verdict = { redirect: '/login', left: '/' };

/** The guards of the registry. A verdict is the same object each time: selectors compare by identity. */
const guards: Record<Guard, (state: RootState) => Verdict> = {
  /** For customers (ROUTE-47, ROUTE-49). */
  session(state) {
    if (!selectRehydrated(state) || !selectCustomer(state).decided) return 'wait';
    if (selectLoggedIn(state)) return 'open';
    return selectCustomer(state).lastEnd === 'logout' ? loggedOut : toLogin;
  },
};
