import { useEffect, useRef } from 'react';
import { afterPaint } from '#ui/timing/moments.ts';

/**
 * Gives the focus to the content of the page where what had it is gone, such as the button of a device that was deleted
 * (REACH-01). `drawn` tells what is shown; a sheet has returned the focus to its opener before.
 */
export function useFocusKept(drawn: string): void {
  const before = useRef(drawn);
  useEffect(() => {
    if (before.current === drawn) return;
    before.current = drawn;
    afterPaint(() => {
      const at = document.activeElement;
      // What is in a closed dialog has the focus until the page is drawn again.
      if (at === document.body || at?.closest('dialog:not([open])'))
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    });
  }, [drawn]);
}
