import { type ComponentType, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ScreenSkeleton } from '#app/shell/ScreenSkeleton.tsx';
import type { ScreenSpec } from '#rules/navigation/registry.ts';
import { useAppSelector } from '#store/hooks.ts';
import { guards } from './guards.ts';

type GuardedSpec = Pick<ScreenSpec, 'skeleton'> & Required<Pick<ScreenSpec, 'guard'>>;

/** A screen behind the guard of its row: its skeleton while the guard waits, another address where it refuses. */
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
    return verdict === 'open' ? <Screen /> : <ScreenSkeleton name={skeleton} />;
  };
}
