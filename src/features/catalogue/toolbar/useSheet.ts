import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '#ui/timing/moments.ts';

/**
 * Returns the state of a sheet that is mounted anew each time it opens: `times` is its key, 0 before the first time.
 * `leaveFor` closes the sheet, and calls its argument once the closed state is painted.
 */
export function useSheet() {
  const [{ open, times }, setSheet] = useState({ open: false, times: 0 });
  const close = () => setSheet((before) => ({ ...before, open: false }));
  return {
    open,
    times,
    show: () => setSheet((before) => ({ open: true, times: before.times + 1 })),
    close,
    leaveFor(go: (() => void) | undefined) {
      // Synchronously, so that the sheet is closed before the list changes.
      flushSync(close);
      if (go) afterPaint(go);
    },
  };
}
