import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { DataSource } from './flags.ts';
import {
  crumb,
  type Crumb,
  type FastShipping,
  type ListedProduct,
  productEntries,
  shippingOption,
  sizeEntry,
} from './listing.ts';

/** Which page is asked for: by path, by words, or one that somebody wrote (API-28 to API-30). */
const kind = v.picklist(['category', 'search', 'static-page']);

const filterChoice = v.object({ name: v.string(), values: v.array(v.string()) });

const body = v.object({
  path: v.string(),
  sorting: v.string(),
  q: v.exactOptional(v.string()),
  pageInfo: v.object({ page: v.number(), itemsPerPage: v.number() }),
  filters: v.array(filterChoice),
  locationCode: v.exactOptional(v.string()),
  userId: v.exactOptional(v.string()),
});

const optionEntries = { label: v.string(), value: v.string(), active: v.boolean(), count: v.number() };

const filterOption = v.object({
  ...optionEntries,
  image: v.exactOptional(v.string()),
  subfilters: v.exactOptional(v.array(v.object(optionEntries))),
});

const availableFilter = v.object({
  key: v.string(),
  name: v.string(),
  type: v.string(),
  options: v.array(filterOption),
});

const sortingOption = v.object({
  label: v.string(),
  sort: v.string(),
  dir: v.string(),
  active: v.boolean(),
});

/** A picture with a link. */
export const banner = v.object({ name: v.string(), image_url: v.string(), desktop_url: v.string() });

/** What both sources say of a page beside its products. */
export const pageEntries = {
  total: v.number(),
  resultDetails: v.object({
    page: v.number(),
    itemsPerPage: v.number(),
    sort: v.string(),
    sortDirection: v.string(),
    priceMinimal: v.nullable(v.number()),
  }),
  messages: v.object({ error: v.array(v.string()) }),
};

/** What both sources say of the looks of a page, under the same names. */
export const seoEntries = {
  description: v.string(),
  banner: v.nullable(banner),
  coupon: v.string(),
  styles: v.nullable(v.object({ background: v.string(), color: v.string() })),
};

const metadata = v.object({
  landing: v.nullable(v.object({ html: v.string() })),
  breadcrumbs: v.array(crumb),
  correctedTerm: v.string(),
  MainShipping: shippingOption,
  SecondaryShipping: shippingOption,
});

/** What both sources add to a page in full. */
export const detailEntries = {
  filters: v.array(availableFilter),
  sortingoptions: v.array(sortingOption),
  metadata: v.nullable(metadata),
};

const products = v.array(v.object({ ...productEntries, sizes: v.exactOptional(v.array(sizeEntry)) }));

/** A page of products, quickly: `POST {bff}catalog/{kind}` (API-28 to API-31, API-33, API-35). */
export const getCataloguePage = endpoint({
  name: 'getCataloguePage',
  requirements: ['API-28', 'API-29', 'API-30', 'API-31', 'API-33', 'API-35', 'API-38'],
  method: 'POST',
  base: 'bff',
  path: 'catalog/:kind',
  params: v.object({ kind }),
  headers: ['x-os', 'x-store'],
  kind: 'read',
  auth: false,
  json: body,
  reply: v.object({ products, ...pageEntries }),
});

/** The same page with filters, sort orders and texts: `POST {bff}catalog/{kind}/full` (API-32, API-38). */
export const getFullCataloguePage = endpoint({
  name: 'getFullCataloguePage',
  requirements: ['API-32', 'API-33', 'API-35', 'API-38'],
  method: 'POST',
  base: 'bff',
  path: 'catalog/:kind/full',
  params: v.object({ kind }),
  headers: ['x-os', 'x-store'],
  kind: 'read',
  auth: false,
  json: body,
  reply: v.object({
    products,
    ...pageEntries,
    ...detailEntries,
    seoSettings: v.nullable(
      v.object({ pageTitle: v.string(), bannerMenu: v.nullable(banner), ...seoEntries }),
    ),
  }),
});

export type CatalogueKind = v.InferOutput<typeof kind>;

/** What a page of products is asked with (API-33). */
export type CatalogueBody = v.InferOutput<typeof body>;

/** A chosen filter and its values. */
export type FilterChoice = v.InferOutput<typeof filterChoice>;

/** A filter that the shopper may choose from, with the options of the result (CAT-06). */
export type AvailableFilter = v.InferOutput<typeof availableFilter>;

export type FilterOption = v.InferOutput<typeof filterOption>;

export type SortingOption = v.InferOutput<typeof sortingOption>;

/** A picture with a link on top of a list. */
export type CatalogueBanner = v.InferOutput<typeof banner>;

/** The texts and colors of a page; `title` and `banner_menu` by the first name that is there (CAT-07, CAT-08). */
export interface SeoSettings {
  title: string;
  description: string;
  banner: CatalogueBanner | null;
  banner_menu: CatalogueBanner | null;
  coupon: string;
  styles: { background: string; color: string } | null;
}

/** A page of products as it came. */
export interface CataloguePage {
  products: ListedProduct[];
  total: number;
  page: number;
  itemsPerPage: number;
  sort: string;
  sortDirection: string;
  priceMinimal: number | null;
  /** 'NOT_FOUND' where there is no such page (API-38). */
  error: string[];
}

/** What the full answer adds. */
export interface CatalogueDetails extends FastShipping {
  availableFilters: AvailableFilter[];
  /** Those of them that can be chosen from, in the order in which they are shown (CAT-09). */
  organizedFiltersAB: AvailableFilter[];
  sortingoptions: SortingOption[];
  seoSettings: SeoSettings | null;
  /** Words of a page that somebody wrote, as HTML that nobody has cleaned yet (CAT-48). */
  landing: { html: string } | null;
  breadcrumb: Crumb[];
  correctedTerm: string;
}

/** A page of products with filters, sort orders and texts. */
export interface FullCataloguePage extends CataloguePage, CatalogueDetails {}

/** A request for a page: what is sent to either source, and where its answer is kept (CAT-01, CAT-21, CAT-22). */
export interface CatalogueAsk extends CatalogueBody {
  kind: CatalogueKind;
  /** The backend-for-frontend where none is named. */
  source?: DataSource;
  /** The address of the page, which the legacy source is asked with. */
  url: string;
  /** Of the stored result (CAT-02). */
  key: string;
  /** Of that result when this was asked; an answer of an older one is dropped. */
  epoch: number;
}

/** A stored result: the pages that came, joined (CAT-05). */
export interface CatalogueEntry extends CataloguePage {
  /** What the full answer adds; undefined until it has come. */
  details: CatalogueDetails | undefined;
  /** The pages that came, and the skus that each brought. */
  pages: Record<number, string[]>;
  /** The chosen filters, by their active options; the price by the bounds of the address (FILT-19). */
  filters: FilterChoice[];
  /** The words asked for; '' for none (SEARCH-13). */
  q: string;
  /** Whether it is the result of a search. */
  search: boolean;
  /** The address of the request without filters (CAT-09). */
  defaultApiUrl: string;
  /** Whether it came with the page, which had asked for it before the shop's script was there (CAT-09). */
  ssr: boolean;
  /** Whether the price filter begins where shipping is free (CAT-45). */
  statusFreeShipping: boolean;
  /** Whether anything here is sent for free, or can be asked for (CAT-45). */
  hasFreeShipping: boolean;
}
