import { type ComponentType, createElement, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
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
    const verdict = useAppSelector(verdictOf);
    const redirect = typeof verdict === 'object' ? verdict.redirect : undefined;
    useEffect(() => {
      // Replaced, so that the browser's back does not return to the guard.
      if (redirect !== undefined) void navigate(redirect, { replace: true });
    }, [navigate, redirect]);
    return verdict === 'open' ? createElement(Screen) : <ScreenSkeleton name={skeleton} />;
  };
}
