import { type ComponentType, useEffect, useState } from 'react';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { useNear } from '#ui/timing/useNear.ts';

const load = async () => (await import('./SellerData.tsx')).SellerData;

/** Who sells (REACH-07): code and text are loaded when the foot of the screen comes near, again when the network is back. */
export function Seller() {
  const { isNear, place } = useNear(false);
  const online = useAppSelector(selectOnline);
  const [Data, setData] = useState<ComponentType>();
  // Stryker disable next-line ConditionalExpression: a loaded module is imported again at once, without a request
  const isMissing = isNear && online && Data === undefined;
  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (loaded) => setData(() => loaded),
      () => undefined,
    );
  }, [isMissing]);
  return <div ref={place}>{Data && <Data />}</div>;
}
