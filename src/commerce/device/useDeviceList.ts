import { useEffect, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import type { Shop } from '#flows/shop.ts';
import type { DeviceList } from '#flows/device/deviceList.ts';

/**
 * Returns the items of a list in the device's storage, and the function that changes it. Follows changes of other tabs, and
 * renders them as transitions: React's external store would interrupt the view transition of a picture.
 */
export function useDeviceList<Item>(listOf: (shop: Shop) => DeviceList<Item>) {
  const list = listOf(useShop());
  const [items, setItems] = useState(list.items);
  useEffect(() => {
    const update = () => setItems(list.items);
    const canceller = new AbortController();
    // A page from the back-forward cache has missed storage events.
    for (const type of ['storage', 'focus']) addEventListener(type, list.read, { signal: canceller.signal });
    canceller.signal.addEventListener('abort', list.subscribe(update));
    update();
    list.read();
    return () => canceller.abort();
  }, [list]);
  return { items, change: list.change };
}
