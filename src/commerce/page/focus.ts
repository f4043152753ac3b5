import { type RefCallback, useEffect, useRef } from 'react';
import { afterPaint } from '#ui/timing/moments.ts';

/** The `ref` of an element that may go with the focus in it: what `find` finds gets the focus then (REACH-01). */
export const leaveFocus =
  <Gone extends HTMLElement>(find: (gone: Gone) => HTMLElement | null | undefined): RefCallback<Gone> =>
  (gone) =>
  () => {
    if (gone?.contains(document.activeElement)) find(gone)?.focus({ preventScroll: true });
  };

/**
 * Moves the focus to the content of the page if the focused element was removed, such as the button of a deleted device
 * (REACH-01). Checked when `drawn`, a description of the content, changes; a sheet has returned the focus before.
 */
export function useFocusFallback(drawn: string): void {
  const before = useRef(drawn);
  useEffect(() => {
    if (before.current === drawn) return;
    before.current = drawn;
    afterPaint(() => {
      const at = document.activeElement;
      // An element in a closed dialog has the focus until the next paint.
      if (at === document.body || at?.closest('dialog:not([open])'))
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    });
  }, [drawn]);
}
