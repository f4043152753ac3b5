import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react';

/** Called with `true` when the pointer enters or the focus moves into a message, with `false` when neither is left. */
export type OnHold = (held: boolean) => void;

type Reason = 'pointer' | 'focus';

function returnFocus(previous: HTMLElement | null) {
  previous?.focus();
  if (previous === null || document.activeElement !== previous)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/**
 * Handlers for a temporary message that pause its timer while the pointer is over it or the focus inside (APP-50). On
 * unmount they release the timer, and return a focus inside to the previous element, or to the content of the page if
 * that is gone (REACH-01).
 */
export function usePauseOnHold(onHold: OnHold | undefined) {
  const reasons = useRef(new Set<Reason>());
  const previousFocus = useRef<HTMLElement | null>(null);
  const callback = useRef(onHold);
  useEffect(() => {
    callback.current = onHold;
  });

  // The cleanup of a layout effect runs while the message is still in the page, in time to move the focus.
  useLayoutEffect(() => {
    const held = reasons.current;
    return () => {
      if (held.has('focus')) returnFocus(previousFocus.current);
      if (held.size > 0) callback.current?.(false);
      held.clear();
    };
  }, []);

  const set = (reason: Reason, there: boolean) => {
    const before = reasons.current.size > 0;
    if (there) reasons.current.add(reason);
    else reasons.current.delete(reason);
    const after = reasons.current.size > 0;
    if (before !== after) callback.current?.(after);
  };

  return {
    onPointerEnter: () => set('pointer', true),
    onPointerLeave: () => set('pointer', false),
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!reasons.current.has('focus'))
        previousFocus.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      set('focus', true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      set('focus', currentTarget.contains(relatedTarget)),
  };
}
