import { catalogueBody } from '#rules/catalogueBody.ts';
import { catalogueKind } from '#rules/catalogueKind.ts';
import { productPath } from '#rules/productPath.ts';
import { getCataloguePage } from '#schemas/catalogue.ts';
import { getHome } from '#schemas/home.ts';
import { getProduct } from '#schemas/product.ts';
import type { Call } from './baseQuery.ts';

/** Where a visit begins. */
export interface Arrival {
  pathname: string;
  search: string;
  homeKey: string;
}

/** The call that a kind of screen makes first; it waits neither for the category tree nor for flags (CAT-53, FLAG-24). */
export type FirstCall = (arrival: Arrival) => Call;

/** Home asks for its content (API-17). */
export const homeCall: FirstCall = ({ homeKey }) => ({ endpoint: getHome, args: { key: homeKey } });

/** A product asks for itself (API-40). */
export const productCall: FirstCall = ({ pathname }) => ({
  endpoint: getProduct,
  args: { path: productPath(pathname) },
});

/** A list asks for the page that its address names (API-28 to API-30). */
export const listCall: FirstCall = ({ pathname, search }) => {
  const url = pathname + search;
  const kind = catalogueKind(url, undefined);
  return { endpoint: getCataloguePage, args: { ...catalogueBody(url, kind), kind } };
};
