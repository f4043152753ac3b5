import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { useShop } from '#commerce/shop.ts';
import { afterPaint } from '#ui/timing/afterPaint.ts';

/**
 * A lazily loaded sheet, mounted anew each time it opens; `times` is its key. `warm` prefetches the code on pointer
 * down and `show` opens the sheet; if the code fails to load a message is shown, and the next press tries again
 * (KEEP-08). `leaveFor` closes the sheet and navigates once the closed state is painted.
 */
export function useLazySheet<Props>(name: string, load: () => Promise<ComponentType<Props>>) {
  const { loadPart } = useShop();
  const [Sheet, setSheet] = useState<ComponentType<Props>>();
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);

  async function show() {
    const sheet = await loadPart(name, load);
    if (sheet === undefined) return;
    setSheet(() => sheet);
    setTimes((before) => before + 1);
    setOpen(true);
  }

  function leaveFor(go: (() => void) | undefined) {
    // Synchronously, so that the sheet is closed before the list changes.
    flushSync(() => setOpen(false));
    if (go) afterPaint(go);
  }

  return {
    Sheet,
    open,
    times,
    show,
    leaveFor,
    warm: () => void load().catch(() => undefined),
    close: () => setOpen(false),
  };
}
