import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { intendedAddress } from '#rules/intent.ts';
import { routeOf } from '#rules/routes.ts';
import { useAppStore } from '#store/hooks.ts';
import { screens } from './screens.ts';

/** Not every browser tells. */
interface Connection {
  connection?: { saveData?: boolean };
}

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a[href]') : null);

/**
 * Sends for what the next screen needs as soon as a link is pressed, by a pointer or by Enter: its code, and its first
 * call where the screen knows it. By itself nothing is sent for.
 */
export function useIntent(): void {
  const store = useAppStore();
  const { pathname, search } = useLocation();
  const here = pathname + search;

  useEffect(() => {
    const prepare = (event: Event) => {
      const href = linkOf(event)?.getAttribute('href') ?? '';
      const saveData = (navigator as Connection).connection?.saveData === true;
      const address = intendedAddress({ href, here, saveData });
      if (address !== undefined) void screens[routeOf(address).id]?.prepare(store, address);
    };
    const onPress = (event: PointerEvent) => {
      if (event.button === 0) prepare(event);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter') prepare(event);
    };
    // A finger on the glass is a pointer like any other, so its touch is not listened to besides.
    document.addEventListener('pointerdown', onPress, { passive: true });
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [store, here]);
}
