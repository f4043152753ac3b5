/** The parts of the product page that are loaded when the page is idle, in one request. */
export { DeliveryPromise, PayLater } from './ProductPromises.tsx';
export { ProductSizes } from './ProductSizes.tsx';
export { ShareButton } from './ShareButton.tsx';
