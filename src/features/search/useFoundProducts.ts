import { catalogueApi } from '#api/catalogue/catalogue.ts';
import { catalogueRequest } from '#rules/catalogue/catalogueRequest.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import type { CataloguePage, FullCataloguePage } from '#schemas/catalogue.ts';
import type { ListedProduct } from '#schemas/listing.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/hooks.ts';

/** What a search finds, in short. */
interface Found {
  products: readonly ListedProduct[];
  brands: { name: string; url: string }[];
}

/** Maximum numbers shown. */
const most = { products: 4, brands: 2 };

const brandsOf = (page: CataloguePage | FullCataloguePage) =>
  'availableFilters' in page ? (page.availableFilters.find(({ key }) => key === 'brand')?.options ?? []) : [];

/** The first products of a search and the brands that it has most of, of either source; nothing without a term. */
export function useFoundProducts(term: string | undefined): Found {
  const source = useAppSelector(selectSource);
  const cityRegion = useAppSelector(selectCityRegion);
  const address = `/catalog/?q=${encodeURIComponent(term ?? '')}`;
  const request = catalogueRequest(parseCatalogueUrl(address), 'search', 0, { source, cityRegion });
  const { getCataloguePage, getFullCataloguePage } = catalogueApi.endpoints;
  // Of the legacy host one call has everything (API-36).
  const full = getFullCataloguePage.useQuery(request, { skip: term === undefined || source !== 'bff' });
  const legacy = getCataloguePage.useQuery(request, { skip: term === undefined || source === 'bff' });
  const page = source === 'bff' ? full.currentData : legacy.currentData;
  if (page === undefined || term === undefined) return { products: [], brands: [] };
  const brands = brandsOf(page)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most.brands)
    .map(({ label, value }) => ({ name: label, url: `${address}&brand=${encodeURIComponent(value)}` }));
  return { products: page.products.slice(0, most.products), brands };
}
