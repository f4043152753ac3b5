import type { ComponentType } from 'react';
import { useNearCode } from '#commerce/page/useNearCode.ts';
import type { Shop } from '#commerce/shop.ts';

const load = async (): Promise<ComponentType> => (await import('./SellerData.tsx')).SellerData;

const loadedOf = new WeakMap<Shop, ComponentType>();

/** Who sells (REACH-07): code and text are loaded when the foot of the screen comes near. */
export function Seller() {
  const { place, code: Data } = useNearCode(load, loadedOf);
  return <div ref={place}>{Data && <Data />}</div>;
}
