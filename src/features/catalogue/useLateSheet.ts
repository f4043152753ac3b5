import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { useShop } from '#commerce/shop.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { afterPaint } from '#ui/afterPaint.ts';

/**
 * A sheet whose code comes when it is wanted, a new one each time that it opens; `times` is its key. `warm` begins with
 * the code when a finger is on the button and `show` opens the sheet; where the code does not come a message says so,
 * and the next press asks again (APP-35). `leaveFor` closes it and goes on to another list once that was drawn.
 */
export function useLateSheet<Props>(load: () => Promise<ComponentType<Props>>) {
  const dispatch = useAppDispatch();
  const { errors } = useShop().texts;
  const [Sheet, setSheet] = useState<ComponentType<Props>>();
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);

  async function show() {
    try {
      const sheet = await load();
      setSheet(() => sheet);
      setTimes((before) => before + 1);
      setOpen(true);
    } catch {
      dispatch(flashQueued({ text: errors.generic, flashMessageType: 'error' }));
    }
  }

  function leaveFor(go: (() => void) | undefined) {
    // At once, so that the sheet is closed before the list becomes another.
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
