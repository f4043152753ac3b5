import type {
  AvailableFilter,
  CatalogueEntry,
  CataloguePage,
  FilterChoice,
  FullCataloguePage,
} from '#schemas/catalogue.ts';
import { catalogueAddress, pageIn } from './catalogueAddress.ts';
import { filtersIn, pageSize } from './catalogueBody.ts';
import { withoutFilters } from './catalogueKey.ts';
import { joinPage } from './pages.ts';

/** What is known of an address before anything has come. */
export function emptyEntry(url: string): CatalogueEntry {
  const address = catalogueAddress(url);
  const q = address.parameters.get('q') ?? '';
  return {
    products: [],
    total: 0,
    page: pageIn(address) ?? 1,
    itemsPerPage: pageSize,
    sort: '',
    sortDirection: '',
    priceMinimal: null,
    error: [],
    details: undefined,
    pages: {},
    filters: filtersIn(address),
    q,
    search: q !== '',
    defaultApiUrl: withoutFilters(url),
    ssr: false,
    statusFreeShipping: false,
    hasFreeShipping: false,
  };
}

/** The chosen filters of an answer (FILT-19): those with an active option; the price keeps the bounds of the address. */
export function appliedFilters(
  available: readonly AvailableFilter[],
  asked: readonly FilterChoice[],
): FilterChoice[] {
  return available.flatMap(({ key, options }) => {
    const all = options.flatMap((option) => [option, ...(option.subfilters ?? [])]);
    const values = all.filter(({ active }) => active).map(({ value }) => value);
    if (values.length === 0) return [];
    const bounds = key === 'price' ? asked.find(({ name }) => name === key)?.values : undefined;
    return [{ name: key, values: bounds ?? values }];
  });
}

/** Whether the lower bound of the price filter reaches the amount from which shipping is free (CAT-44, CAT-45). */
export function reachesFreeShipping(filters: readonly FilterChoice[], from: number): boolean {
  const bounds = filters.find(({ name }) => name === 'price')?.values[0];
  return bounds !== undefined && Number(bounds.split('-', 1)[0]) >= from;
}

const isFull = (answer: CataloguePage): answer is FullCataloguePage => 'availableFilters' in answer;

function detailsOf(answer: FullCataloguePage): CatalogueEntry['details'] {
  const { availableFilters, organizedFiltersAB, sortingoptions, seoSettings } = answer;
  const { landing, breadcrumb, correctedTerm } = answer;
  const { MainShipping, SecondaryShipping, fastShippingActive } = answer;
  return {
    availableFilters,
    organizedFiltersAB,
    sortingoptions,
    seoSettings,
    landing,
    breadcrumb,
    correctedTerm,
    MainShipping,
    SecondaryShipping,
    fastShippingActive,
  };
}

/** How an answer is taken. */
interface Taking {
  /** The amount of the country from which shipping is free, where the answer names none (CAT-46). */
  freeFrom: number;
  /** It is the same page once more, in full: it takes the place of what that page brought (CAT-26). */
  again: boolean;
}

/** A stored result with an answer that came for it (CAT-05, CAT-11 to CAT-15, CAT-26). */
export function withAnswer(
  entry: CatalogueEntry,
  answer: CataloguePage | FullCataloguePage,
  { freeFrom, again }: Taking,
): CatalogueEntry {
  const { page, products, total, itemsPerPage, sort, sortDirection, priceMinimal, error } = answer;
  const full = isFull(answer);
  const joined = joinPage(entry, { page, products, full: again });
  const details = full ? detailsOf(answer) : entry.details;
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
    statusFreeShipping: reachesFreeShipping(filters, priceMinimal ?? freeFrom),
    hasFreeShipping:
      joined.products.some(({ freeShipping }) => freeShipping) ||
      (details?.availableFilters.some(({ key }) => key === 'free_shipping') ?? false),
  };
}

/** Whether the full answer is still to be asked for (CAT-26): it has not come, and there is a page at all. */
export const lacksDetails = ({ details, error }: CatalogueEntry): boolean =>
  details === undefined && error.length === 0;
