import type { Call } from '#api/transport/baseQuery.ts';
import { catalogueBody } from '#rules/catalogue/catalogueRequest.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import type { PageSpec } from '#rules/navigation/pageFile.ts';
import { cardSizes, gallerySizes } from '#rules/pictures/pictureUrl.ts';
import { getCataloguePage } from '#schemas/catalogue.ts';
import { getHome } from '#schemas/home.ts';
import { getProduct } from '#schemas/product.ts';

/** The files of this folder that the registry names: each fills in the first call of a page. */
export type EarlyFile = NonNullable<PageSpec['early']>;

/** The values of a first call that only the visit knows: the key of the content, the path, and the kind of list. */
type Visit = (name: 'key' | 'path' | 'kind') => string;

/** The call that each screen makes first; it waits neither for the category tree nor for flags (CAT-53, FLAG-24). */
export const firstCalls: Readonly<Record<EarlyFile, (visit: Visit) => Call>> = {
  earlyHome: (visit) => ({ endpoint: getHome, args: { key: visit('key') } }),
  earlyList: (visit) => ({
    endpoint: getCataloguePage,
    args: {
      ...catalogueBody(parseCatalogueUrl('/'), 'category'),
      path: visit('path'),
      kind: visit('kind'),
    },
  }),
  earlyProduct: (visit) => ({ endpoint: getProduct, args: { path: visit('path') } }),
};

/** Receives the address of a picture: the `<img>` of a page, or an object from which a server writes one. */
export interface PictureBox {
  src: string;
  srcset: string;
  dataset: Record<string, string | undefined>;
}

/** The attributes that the `<img>` of a first picture has from the start, equal to those of the picture on its screen. */
export const boxes: Readonly<Record<EarlyFile, { sizes?: string; 'data-whole'?: string }>> = {
  earlyHome: {},
  earlyList: { sizes: cardSizes },
  earlyProduct: { sizes: gallerySizes, 'data-whole': '' },
};
