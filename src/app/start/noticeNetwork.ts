import { networkChanged, selectOnline } from '#store/online.ts';
import type { LateStart } from './makeShop.ts';

/** Looks at the network when the page is shown (PWA-01): while it was frozen in the background there was no event. */
export function noticeNetwork({ store, signal }: Pick<LateStart, 'store' | 'signal'>): void {
  const look = () => {
    const { onLine } = navigator;
    if (onLine !== selectOnline(store.getState())) store.dispatch(networkChanged(onLine));
  };
  for (const name of ['pageshow', 'visibilitychange']) addEventListener(name, look, { signal });
}
