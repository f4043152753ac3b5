import { useEffect, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import type { Shop } from '#flows/shop.ts';
import type { DeviceList } from '#flows/device/deviceList.ts';

/**
 * The items of a list in the device's storage, and the function that changes it; in step with other tabs. Items that come
 * by themselves are rendered when there is time: an external store of React would cut off the transition of a picture to
 * its page.
 */
export function useDeviceList<Item>(listOf: (shop: Shop) => DeviceList<Item>) {
  const list = listOf(useShop());
  const [items, setItems] = useState(list.items);
  useEffect(() => {
    const update = () => setItems(list.items);
    const canceller = new AbortController();
    // A page that was frozen in the meantime has missed the event of the storage.
    for (const type of ['storage', 'focus']) addEventListener(type, list.read, { signal: canceller.signal });
    canceller.signal.addEventListener('abort', list.subscribe(update));
    update();
    list.read();
    return () => canceller.abort();
  }, [list]);
  return { items, change: list.change };
}
