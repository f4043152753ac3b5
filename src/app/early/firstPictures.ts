import { galleryOf } from '#rules/product/productPage.ts';
import { bannersBySlot } from '#rules/home/homeLayout.ts';
import { cardSizes, gallerySizes, pictureSrcSet } from '#rules/pictures/pictureUrl.ts';
import type { getCataloguePage } from '#schemas/catalogue.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import type { getHome } from '#schemas/home.ts';
import type { getProduct } from '#schemas/product.ts';
import type { EarlyFile } from './firstCalls.ts';

/** What the address of a picture is given to: the `<img>` of a page, or what a server makes of one. */
export interface PictureBox {
  src: string;
  srcset: string;
  dataset: Record<string, string | undefined>;
}

/** What the box of a first picture has from the start, as the picture of its screen has it. */
export const boxes: Readonly<Record<EarlyFile, { sizes?: string; 'data-whole'?: string }>> = {
  earlyHome: {},
  earlyList: { sizes: cardSizes },
  earlyProduct: { sizes: gallerySizes, 'data-whole': '' },
};

/** Home's window. */
export const showHomePicture = (box: PictureBox, page: ReplyOf<typeof getHome>): void => {
  box.src = bannersBySlot(page.banners).main[0]?.image_url ?? '';
};

/** The picture of a list's first product. */
export const showListPicture = (
  box: PictureBox,
  page: ReplyOf<typeof getCataloguePage>,
  saveData?: boolean,
): void => {
  box.srcset = pictureSrcSet(page.products[0]?.productImage ?? '', saveData);
};

/** The picture that a product's gallery begins with, beside the thumbnails of the others. */
export const showProductPicture = (
  box: PictureBox,
  page: ReplyOf<typeof getProduct>,
  saveData?: boolean,
): void => {
  const [first = '', second] = galleryOf(page.data);
  if (second !== undefined) box.dataset['thumbs'] = '';
  box.srcset = pictureSrcSet(first, saveData);
};
