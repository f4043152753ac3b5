import { useEffect, useRef } from 'react';
import { afterPaint } from '#ui/timing/afterPaint.ts';

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
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    });
  }, [drawn]);
}
