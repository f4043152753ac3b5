import { useNearPart } from '#commerce/page/useNearPart.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

export const LazySellerData = lazyPart('seller', async () => (await import('./SellerData.tsx')).SellerData);

/** Who sells (REACH-07): code and text are loaded when the foot of the screen comes near. */
export function Seller() {
  const { isNear, place } = useNearPart(LazySellerData);
  return <div ref={place}>{isNear && <LazySellerData />}</div>;
}
