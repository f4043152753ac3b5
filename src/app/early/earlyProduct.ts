import { productPath } from '#rules/product/productPage.ts';
import { showProductPicture } from './firstPictures.ts';
import { encodeQueryValue, isDefaultVisit } from './visit.ts';

/** The path of the product, as in the call. */
export const path = (): string => encodeQueryValue(productPath(location.pathname));

export const isDefault = isDefaultVisit;
export const showPicture = showProductPicture;
