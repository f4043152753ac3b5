/** What a product page shows after its first paint, in one chunk. */
export { DeliveryPromise } from './DeliveryPromise.tsx';
export { LateSizes } from './LateSizes.tsx';
export { PayLater } from './PayLater.tsx';
export { ShareButton } from './ShareButton.tsx';
