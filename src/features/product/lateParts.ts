/** The parts of the product page that are loaded when the page is idle, in one request. */
export { DeliveryPromise } from './DeliveryPromise.tsx';
export { PayLater } from './PayLater.tsx';
export { ProductSizes } from './ProductSizes.tsx';
export { ShareButton } from './ShareButton.tsx';
