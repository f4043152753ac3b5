import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { type Shop, useShop } from '#commerce/shop.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { useNear } from '#ui/timing/useNear.ts';

/**
 * The code of a part at the end of a screen, once its `place` is near; it is loaded again when the network is back.
 * `loadedOf` outlives the screen: on a return the part is rendered at once, for the scroll position.
 */
export function useNearCode<Code>(load: () => Promise<Code>, loadedOf: WeakMap<Shop, Code>) {
  const shop = useShop();
  // The first page of a visit is a POP as well, but then nothing was loaded yet.
  const isReturn = useNavigationType() === NavigationType.Pop && loadedOf.has(shop);
  const { isNear, place } = useNear(isReturn);
  const [code, setCode] = useState(() => loadedOf.get(shop));
  const online = useAppSelector(selectOnline);
  // Stryker disable next-line ConditionalExpression: a loaded module is imported again at once, without a request
  const isMissing = isNear && online && code === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const keep = async () => {
      const loaded = await load();
      loadedOf.set(shop, loaded);
      setCode(() => loaded);
    };
    // Without it the screen is complete.
    keep().catch(() => undefined);
  }, [isMissing, load, loadedOf, shop]);
  return { isNear, place, code: isNear ? code : undefined };
}
