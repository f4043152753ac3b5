import { productPicture } from '#api/firstPictures.ts';
import { productPath } from '#rules/productPath.ts';
import { asValue } from './asValue.ts';
import { isUsualVisit } from './isUsualVisit.ts';

/** The path by which the product is asked for, as the call has it. */
export const path = (): string => asValue(productPath(location.pathname));

export const isUsual = isUsualVisit;
export const firstPicture = productPicture;
