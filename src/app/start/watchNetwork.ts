import { networkChanged, selectOnline } from '#store/online.ts';
import type { LateStart } from './makeShop.ts';

/** Updates the online flag with the browser's events; at once if the network is missing already (PWA-01, PWA-02). */
export function watchNetwork({ store, signal }: Pick<LateStart, 'store' | 'signal'>): void {
  const update = () => store.dispatch(networkChanged(navigator.onLine));
  addEventListener('online', update, { signal });
  addEventListener('offline', update, { signal });
  store.dispatch(networkChanged(selectOnline(store.getState()) && navigator.onLine));
}
