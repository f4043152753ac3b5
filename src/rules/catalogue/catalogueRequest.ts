import { locationCode } from '#rules/delivery/cityRegion.ts';
import type { CatalogueBody, CatalogueKind, CatalogueRequest } from '#schemas/catalogue.ts';
import type { DataSource } from '#schemas/flags.ts';
import type { CityRegion } from '#schemas/persisted.ts';
import type { CatalogueUrl } from './catalogueUrl.ts';

/** Products per page (CAT-10). */
export const pageSize = 10;

/** The sort order of an address without one (CAT-10). */
export const defaultSorting = 'popularity';

/** The context of a request besides its address; unknown fields are left out (CAT-22, CAT-28). */
export interface RequestContext {
  source: DataSource;
  /** Ids of the chosen region and city. */
  cityRegion?: CityRegion | undefined;
  /** Customer id, or the analytics client id. */
  userId?: string | undefined;
  /** The stored sorting formula in force (CAT-35); a sort order of the address wins. */
  formula?: string | undefined;
}

/** The request body for a page of an address (API-33, API-34, CAT-28); by default its first page. */
export function catalogueBody(
  { path, parameters: { q }, page = 1, sorting, filters }: CatalogueUrl,
  kind: CatalogueKind,
  { cityRegion, userId, formula }: Omit<RequestContext, 'source'> = {},
): CatalogueBody {
  return {
    path: kind === 'search' ? '/catalog/' : path,
    sorting: sorting ?? formula ?? defaultSorting,
    ...(kind === 'search' && q !== undefined && { q }),
    pageInfo: { page, itemsPerPage: pageSize },
    filters,
    ...(cityRegion && { locationCode: locationCode(cityRegion) }),
    ...(userId && { userId }),
  };
}

/** The request for a page of an address; `epoch` is that of the stored result it is for (CAT-21). */
export const catalogueRequest = (
  url: CatalogueUrl,
  kind: CatalogueKind,
  epoch: number,
  context: RequestContext,
): CatalogueRequest => ({
  ...catalogueBody(url, kind, context),
  kind,
  source: context.source,
  url,
  key: url.key,
  epoch,
});
