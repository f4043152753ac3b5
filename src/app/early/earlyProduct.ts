import { pictureSrcSet } from '#rules/pictures/pictureUrl.ts';
import { galleryOf, productPath } from '#rules/product/productPage.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import type { getProduct } from '#schemas/product.ts';
import type { PictureBox } from './firstCalls.ts';
import { encodeQueryValue, isDefaultVisit } from './visit.ts';

/** The path of the product, as in the call. */
export const path = (): string => encodeQueryValue(productPath(location.pathname));

export const isDefault = isDefaultVisit;

/** The first picture of a product's gallery, beside the thumbnails of the others. */
export const showPicture = (box: PictureBox, page: ReplyOf<typeof getProduct>, saveData?: boolean): void => {
  const [first = '', second] = galleryOf(page.data);
  if (second !== undefined) box.dataset['thumbs'] = '';
  box.srcset = pictureSrcSet(first, saveData);
};
