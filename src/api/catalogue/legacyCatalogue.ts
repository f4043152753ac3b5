import { fromLegacyProduct } from '#api/product/legacyProduct.ts';
import { sourceCall } from '#api/transport/eitherSource.ts';
import { readCookie } from '#lib/cookies.ts';
import { defaultSorting } from '#rules/catalogue/catalogueRequest.ts';
import { hashCookie, legacyQuery } from '#rules/catalogue/legacyQuery.ts';
import type { CatalogueRequest, FullCataloguePage } from '#schemas/catalogue.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { getLegacyCataloguePage } from '#schemas/legacyProducts.ts';
import { toFullPage } from './toPage.ts';

type Reply = ReplyOf<typeof getLegacyCataloguePage>;

/** A page of the legacy host as the shop's model: the same that the backend-for-frontend gives (API-38). */
export const toLegacyPage = ({ products, ...same }: Reply): FullCataloguePage =>
  toFullPage({ ...same, products: products.map(fromLegacyProduct) });

/** How the legacy host answers for a page of products (API-36, API-37). */
export const legacyCatalogue = sourceCall(
  getLegacyCataloguePage,
  ({ url, sorting }: Pick<CatalogueRequest, 'url' | 'sorting'>, { cookies }) =>
    legacyQuery(url, readCookie(cookies(), hashCookie), sorting === defaultSorting ? undefined : sorting),
  toLegacyPage,
);
