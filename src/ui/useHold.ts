import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react';

/** Told `true` when somebody begins to dwell on a message (pointer over it or focus inside), `false` when nobody does. */
export type OnHold = (held: boolean) => void;

type Reason = 'pointer' | 'focus';

/**
 * Handlers for a message that passes: its time stands still while it is dwelt on (APP-50). When it goes away it lets
 * go, and a focus inside it returns to where it came from (REACH-01).
 */
export function useHold(onHold: OnHold | undefined) {
  const reasons = useRef(new Set<Reason>());
  const cameFrom = useRef<HTMLElement | null>(null);
  const tell = useRef(onHold);
  useEffect(() => {
    tell.current = onHold;
  });

  // A layout effect ends while the message still stands in the page, so that the focus can be moved in time.
  useLayoutEffect(() => {
    const held = reasons.current;
    return () => {
      if (held.has('focus')) cameFrom.current?.focus();
      if (held.size > 0) tell.current?.(false);
      held.clear();
    };
  }, []);

  const set = (reason: Reason, there: boolean) => {
    const before = reasons.current.size > 0;
    if (there) reasons.current.add(reason);
    else reasons.current.delete(reason);
    const after = reasons.current.size > 0;
    if (before !== after) tell.current?.(after);
  };

  return {
    onPointerEnter: () => set('pointer', true),
    onPointerLeave: () => set('pointer', false),
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!reasons.current.has('focus'))
        cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      set('focus', true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      set('focus', currentTarget.contains(relatedTarget)),
  };
}
