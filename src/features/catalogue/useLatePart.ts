import { type ComponentType, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppDispatch } from '#store/hooks.ts';

/**
 * A part whose code comes when it is wanted: `warm` begins with it when a finger is on its button, and `show` tells
 * whether it is there. Where it does not come a message says so, and the next press asks again (APP-35).
 */
export function useLatePart<Props>(load: () => Promise<ComponentType<Props>>) {
  const dispatch = useAppDispatch();
  const { errors } = useShop().texts;
  const [Part, setPart] = useState<ComponentType<Props>>();

  async function show(): Promise<boolean> {
    try {
      const part = await load();
      setPart(() => part);
      return true;
    } catch {
      dispatch(flashQueued({ text: errors.generic, flashMessageType: 'error' }));
      return false;
    }
  }

  return { Part, show, warm: () => void load().catch(() => undefined) };
}
