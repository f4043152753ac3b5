import { allOptions } from '#rules/filters/parameters.ts';
import type {
  AvailableFilter,
  CatalogueDetails,
  CatalogueEntry,
  CataloguePage,
  FilterChoice,
  FullCataloguePage,
} from '#schemas/catalogue.ts';
import { pageSize } from './catalogueRequest.ts';
import { type CatalogueUrl, withoutFilters } from './catalogueUrl.ts';
import { joinPage } from './pages.ts';

/** The entry of a URL before its first response. */
export function emptyEntry(url: CatalogueUrl): CatalogueEntry {
  const { page = 1, filters, parameters } = url;
  const { q = '' } = parameters;
  return {
    products: [],
    total: 0,
    page,
    itemsPerPage: pageSize,
    sort: '',
    sortDirection: '',
    priceMinimal: null,
    error: [],
    details: undefined,
    pages: {},
    filters,
    q,
    search: q !== '',
    defaultApiUrl: withoutFilters(url),
    ssr: false,
    statusFreeShipping: false,
    hasFreeShipping: false,
  };
}

/** Returns the filters with an active option in a response (FILT-19). The price has the bounds of the URL. */
export function appliedFilters(
  available: readonly AvailableFilter[],
  requested: readonly FilterChoice[],
): FilterChoice[] {
  return available.flatMap(({ key, options }) => {
    const values = allOptions({ options })
      .filter(({ active }) => active)
      .map(({ value }) => value);
    if (values.length === 0) return [];
    const bounds = key === 'price' ? requested.find(({ name }) => name === key)?.values : undefined;
    return [{ name: key, values: bounds ?? values }];
  });
}

/** Whether the lower bound of the price filter reaches the free-shipping threshold (CAT-44, CAT-45). */
export function reachesFreeShipping(filters: readonly FilterChoice[], from: number): boolean {
  const bounds = filters.find(({ name }) => name === 'price')?.values[0];
  return bounds !== undefined && Number(bounds.split('-', 1)[0]) >= from;
}

const isFull = (answer: CataloguePage): answer is FullCataloguePage => 'availableFilters' in answer;

interface JoinOptions {
  /** The free-shipping threshold of the country, used if the response has none (CAT-46). */
  freeShippingFrom: number;
  /** The response is the full one, which replaces the products of its page (CAT-26). */
  again: boolean;
}

/** Merges a response into a stored result (CAT-05, CAT-11 to CAT-15, CAT-26). */
export function withResponse(
  entry: CatalogueEntry,
  answer: CataloguePage | FullCataloguePage,
  { freeShippingFrom, again }: JoinOptions,
): CatalogueEntry {
  const { page, products, total, itemsPerPage, sort, sortDirection, priceMinimal, error, ...rest } = answer;
  const full = isFull(answer);
  const joined = joinPage(entry, { page, products, full: again });
  const details = full ? (rest as CatalogueDetails) : entry.details;
  const filters = full ? appliedFilters(answer.availableFilters, entry.filters) : entry.filters;
  return {
    ...entry,
    ...joined,
    total,
    itemsPerPage,
    sort,
    sortDirection,
    priceMinimal,
    error,
    details,
    filters,
    statusFreeShipping: reachesFreeShipping(filters, priceMinimal ?? freeShippingFrom),
    hasFreeShipping:
      joined.products.some(({ freeShipping }) => freeShipping) ||
      (details?.availableFilters.some(({ key }) => key === 'free_shipping') ?? false),
  };
}

/** Whether the full response must still be requested: it is not loaded, and the page exists (CAT-26). */
export const lacksDetails = ({ details, error }: CatalogueEntry): boolean =>
  details === undefined && error.length === 0;
