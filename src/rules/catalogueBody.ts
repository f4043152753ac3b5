import type { CatalogueAsk, CatalogueBody, CatalogueKind, FilterChoice } from '#schemas/catalogue.ts';
import type { DataSource } from '#schemas/flags.ts';
import type { Place } from '#schemas/place.ts';
import { type CatalogueAddress, catalogueAddress, pageIn } from './catalogueAddress.ts';
import { catalogueKey } from './catalogueKey.ts';
import { isFilter, valuesOf } from './keptParameters.ts';
import { locationCode } from './place.ts';

/** Products on a page (CAT-10). */
export const pageSize = 10;

/** Of which source, where and for whom is asked; each is left out where it is not known (CAT-22, CAT-28). */
export interface Asking {
  source?: DataSource;
  /** Ids of the chosen region and city. */
  place?: Place | undefined;
  /** Customer id, or the analytics client id. */
  userId?: string | undefined;
  /** The kept sorting formula in force (CAT-35); an address that names a sort order of its own goes before it. */
  formula?: string | undefined;
}

/** The sort order of an address in the words of the call (API-34): its formula, its sort order, the kept formula. */
export function sortingIn({ parameters }: CatalogueAddress, kept?: string): string {
  const [formula, sort, dir] = ['sortingFormula', 'sort', 'dir'].map((name) => parameters.get(name));
  if (formula) return formula;
  if (!sort) return kept ?? 'popularity';
  return dir ? `${sort}_${dir}` : sort;
}

/** The choices of an address, in its order (API-33, API-34). */
export const filtersIn = ({ parameters }: CatalogueAddress): FilterChoice[] =>
  [...parameters]
    .filter(([name]) => isFilter(name))
    .map(([name, text]) => ({ name, values: valuesOf(name, text) }));

/** The body that asks for a page of an address (API-33, API-34, CAT-28); without a page number it is the first. */
export function catalogueBody(
  url: string,
  kind: CatalogueKind,
  { place, userId, formula }: Asking = {},
): CatalogueBody {
  const address = catalogueAddress(url);
  const q = address.parameters.get('q');
  return {
    path: kind === 'search' ? '/catalog/' : address.path,
    sorting: sortingIn(address, formula),
    ...(kind === 'search' && q !== null && { q }),
    pageInfo: { page: pageIn(address) ?? 1, itemsPerPage: pageSize },
    filters: filtersIn(address),
    ...(place && { locationCode: locationCode(place) }),
    ...(userId && { userId }),
  };
}

/** The request for a page of an address, with the place of its answer; `epoch` is that of the stored result (CAT-21). */
export const catalogueAsk = (
  url: string,
  kind: CatalogueKind,
  epoch: number,
  asking: Asking = {},
): CatalogueAsk => ({
  ...catalogueBody(url, kind, asking),
  kind,
  ...(asking.source && { source: asking.source }),
  url,
  key: catalogueKey(url),
  epoch,
});
