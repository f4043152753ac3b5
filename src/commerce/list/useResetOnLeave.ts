import { useEffect } from 'react';
import type { creditsReset } from '#api/credits.ts';
import { useAppStore } from '#store/hooks.ts';

type Reset = typeof creditsReset;

/** How many screens of a reset are shown, by store. */
const shown = new WeakMap<object, Map<Reset, number>>();

function count(store: object, reset: Reset, change: number): number {
  const counts = shown.get(store) ?? new Map<Reset, number>();
  shown.set(store, counts);
  // Stryker disable next-line ArithmeticOperator: counts are compared with zero only
  const now = (counts.get(reset) ?? 0) + change;
  counts.set(reset, now);
  return now;
}

/**
 * Resets what a screen has read once it is left (STATE-15), unless for another one of the same data: a list is as it was
 * on the way back from one of its entries.
 */
export function useResetOnLeave(reset: Reset): void {
  const store = useAppStore();
  // Stryker disable ArrayDeclaration: store and reset are the same as long as the screen is shown
  useEffect(() => {
    count(store, reset, 1);
    return () => {
      count(store, reset, -1);
      // The next screen is there by then, if it is one of the same data.
      setTimeout(() => {
        if (count(store, reset, 0) === 0) store.dispatch(reset());
      });
    };
  }, [store, reset]);
}
