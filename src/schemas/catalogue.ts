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

/** Kind of page: by path, by search terms, or an editorial page (API-28 to API-30). */
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

const banner = v.object({ name: v.string(), image_url: v.string(), desktop_url: v.string() });

/** Fields of a page beside its products, the same in both sources. */
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

/** Texts of a page. Two fields have an old and a new name: each source sends its own, and the other is accepted (CAT-08). */
const seoSettings = v.object({
  title: v.exactOptional(v.string()),
  pageTitle: v.exactOptional(v.string()),
  banner_menu: v.exactOptional(v.nullable(banner)),
  bannerMenu: v.exactOptional(v.nullable(banner)),
  description: v.string(),
  banner: v.nullable(banner),
  coupon: v.string(),
  styles: v.nullable(v.object({ background: v.string(), color: v.string() })),
});

const metadata = v.object({
  landing: v.nullable(v.object({ html: v.string() })),
  breadcrumbs: v.array(crumb),
  correctedTerm: v.string(),
  MainShipping: shippingOption,
  SecondaryShipping: shippingOption,
});

/** Fields of the full answer, the same in both sources. Texts of another shape are ignored, because a list can do without. */
export const detailEntries = {
  filters: v.array(availableFilter),
  sortingoptions: v.array(sortingOption),
  metadata: v.fallback(v.nullable(metadata), null),
  seoSettings: v.fallback(v.nullable(seoSettings), null),
};

const products = v.array(v.object({ ...productEntries, sizes: v.exactOptional(v.array(sizeEntry)) }));

const call = {
  method: 'POST',
  base: 'bff',
  params: v.object({ kind }),
  headers: ['x-os', 'x-store'],
  kind: 'read',
  json: body,
} as const;

/**
 * A page of products without filters and texts, for the first paint: `POST {bff}catalog/{kind}` (API-28 to API-31,
 * API-33, API-35).
 */
export const getCataloguePage = endpoint(
  'getCataloguePage',
  ['API-28', 'API-29', 'API-30', 'API-31', 'API-33', 'API-35', 'API-38'],
  {
    ...call,
    path: 'catalog/:kind',
    reply: v.object({ products, ...pageEntries }),
  },
);

/** The same page with filters, sort orders and texts: `POST {bff}catalog/{kind}/full` (API-32, API-38). */
export const getFullCataloguePage = endpoint(
  'getFullCataloguePage',
  ['API-32', 'API-33', 'API-35', 'API-38'],
  {
    ...call,
    path: 'catalog/:kind/full',
    reply: v.object({ products, ...pageEntries, ...detailEntries }),
  },
);

export type CatalogueKind = v.InferOutput<typeof kind>;

/** The request body for a page of products (API-33). */
export type CatalogueBody = v.InferOutput<typeof body>;

/** A chosen filter and its values. */
export type FilterChoice = v.InferOutput<typeof filterChoice>;

/** A filter of the result with its options (CAT-06). */
export type AvailableFilter = v.InferOutput<typeof availableFilter>;

export type FilterOption = v.InferOutput<typeof filterOption>;

export type SortingOption = v.InferOutput<typeof sortingOption>;

export type CatalogueBanner = v.InferOutput<typeof banner>;

/** Texts and colors of a page; `title` and `banner_menu` from the first name that is present (CAT-07, CAT-08). */
export interface SeoSettings {
  title: string;
  description: string;
  banner: CatalogueBanner | null;
  banner_menu: CatalogueBanner | null;
  coupon: string;
  styles: { background: string; color: string } | null;
}

/** One page of products as the server returned it. */
export interface CataloguePage extends v.InferOutput<typeof pageEntries.resultDetails> {
  products: ListedProduct[];
  total: number;
  /** 'NOT_FOUND' if there is no such page (API-38). */
  error: string[];
}

/** What the full answer adds to a page. */
export interface CatalogueDetails extends FastShipping {
  availableFilters: AvailableFilter[];
  /** The selectable filters in display order (CAT-09). */
  organizedFiltersAB: AvailableFilter[];
  sortingoptions: SortingOption[];
  seoSettings: SeoSettings | null;
  /** Text of an editorial page: HTML that is not sanitised yet (CAT-48). */
  landing: { html: string } | null;
  breadcrumb: Crumb[];
  correctedTerm: string;
}

export interface FullCataloguePage extends CataloguePage, CatalogueDetails {}

/** A request for a page: the request body plus source and target entry (CAT-01, CAT-21, CAT-22). */
export interface CatalogueRequest extends CatalogueBody {
  kind: CatalogueKind;
  source: DataSource;
  /** Parsed URL of the page; the request to the legacy source is built from it. */
  url: { path: string; parameters: Readonly<Record<string, string>>; page: number | undefined };
  /** Key of the stored result (CAT-02). */
  key: string;
  /** Epoch of the stored result at the time of the request; an answer from an older epoch is dropped. */
  epoch: number;
}

/** A stored result: all loaded pages, joined (CAT-05). */
export interface CatalogueEntry extends CataloguePage {
  /** Details of the full answer; undefined until it arrives. */
  details: CatalogueDetails | undefined;
  /** The loaded pages: page number → skus on it. */
  pages: Record<number, string[]>;
  /** The chosen filters by their active options; price by the bounds in the URL (FILT-19). */
  filters: FilterChoice[];
  /** Search terms; '' for none (SEARCH-13). */
  q: string;
  /** Whether this is a search result. */
  search: boolean;
  /** URL of the request without filters (CAT-09). */
  defaultApiUrl: string;
  /** Whether the first page came from the early call (CAT-09). */
  ssr: boolean;
  /** Whether the price filter starts at the free shipping threshold (CAT-45). */
  statusFreeShipping: boolean;
  /** Whether the result offers or can offer free shipping (CAT-45). */
  hasFreeShipping: boolean;
}
