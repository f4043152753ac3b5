import { galleryOf } from '#rules/product/gallery.ts';
import { bannersBySlot } from '#rules/home/homeLayout.ts';
import { cardSizes, gallerySizes, pictureSrcSet } from '#rules/pictures/pictureUrl.ts';
import type { getCataloguePage } from '#schemas/catalogue.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import type { getHome } from '#schemas/home.ts';
import type { getProduct } from '#schemas/product.ts';

/** The attributes of a picture as its `<img>` has them: one URL, or several to choose from by width. */
export type FirstPicture = Pick<HTMLImageElement, 'fetchPriority'> &
  ({ src: string } | { sizes: string; srcset: string });

/** Home's window. */
export const homePicture = (page: ReplyOf<typeof getHome>): FirstPicture => ({
  fetchPriority: 'high',
  src: bannersBySlot(page.banners).main[0]?.image_url ?? '',
});

/** The picture of a list's first product. */
export const listPicture = (page: ReplyOf<typeof getCataloguePage>): FirstPicture => ({
  fetchPriority: 'high',
  sizes: cardSizes,
  srcset: pictureSrcSet(page.products[0]?.productImage ?? ''),
});

/** The picture that a product's gallery begins with. */
export const productPicture = (page: ReplyOf<typeof getProduct>): FirstPicture => ({
  fetchPriority: 'high',
  sizes: gallerySizes,
  srcset: pictureSrcSet(galleryOf(page.data)[0] ?? ''),
});
