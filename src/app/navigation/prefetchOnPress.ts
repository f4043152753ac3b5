import { prefetchTarget } from '#rules/navigation/prefetchTarget.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import type { DeferredStart } from '#app/start/makeShop.ts';
import { screens } from './screens.ts';

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a[href]') : null);

/**
 * Prefetches the next screen when a link is pressed, by a pointer or by Enter: its code, and its first call if the screen
 * has a prefetch. Nothing is prefetched without a press.
 */
export function prefetchOnPress({
  store,
  ports,
  signal,
}: Pick<DeferredStart, 'store' | 'ports' | 'signal'>): void {
  const prepare = (event: Event) => {
    const href = linkOf(event)?.getAttribute('href') ?? '';
    const here = location.pathname + location.search;
    const address = prefetchTarget({ href, here, saveData: ports.saveData === true });
    if (address !== undefined) void screens[routeOf(address).id]?.prepare(store, address);
  };
  const onPress = (event: PointerEvent) => {
    if (event.button === 0) prepare(event);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') prepare(event);
  };
  // A touch is a pointer event too, so touch events are not listened to.
  document.addEventListener('pointerdown', onPress, { passive: true, signal });
  document.addEventListener('keydown', onKey, { signal });
}
