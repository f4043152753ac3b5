import * as v from 'valibot';
import { countryByCode } from '#countries/countries.ts';
import { legacyPageOf } from '#fixtures/legacyShapes.ts';
import { handle, refuse } from '#mocks/handle.ts';
import { wireProduct, wireShipping } from '#mocks/product/wireProduct.ts';
import type { Database } from '#mocks/database.ts';
import {
  type CatalogueBody,
  type CatalogueKind,
  getCataloguePage,
  getFullCataloguePage,
} from '#schemas/catalogue.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { getLegacyCataloguePage } from '#schemas/legacyProducts.ts';
import { catalogueFilters } from './catalogueFilters.ts';
import { cataloguePage, type Page } from './cataloguePages.ts';
import { type Selected, selectProducts, sorterOf } from './selectProducts.ts';

const largestPage = 100;

const wholeNumber = (name: string) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(1, `${name} must be a whole number from 1`));

const pageInfo = v.object({
  page: wholeNumber('page'),
  itemsPerPage: v.pipe(
    wholeNumber('itemsPerPage'),
    v.maxValue(largestPage, `itemsPerPage must be ${largestPage} at most`),
  ),
});

/** Why a `pageInfo` is refused; undefined if it is valid. A page beyond the last one is valid. */
function pageFault(info: CatalogueBody['pageInfo']): string | undefined {
  const checked = v.safeParse(pageInfo, info);
  return checked.success ? undefined : v.summarize(checked.issues);
}

type FullReply = ReplyOf<typeof getFullCataloguePage>;

/** A request for a page, and the visitor's data. */
export interface PageRequest {
  args: CatalogueBody & { kind: CatalogueKind };
  db: Database;
  origin: string;
}

const sortings = [
  ['Más populares', 'popularity', 'desc'],
  ['Menor precio', 'price', 'asc'],
  ['Mayor precio', 'price', 'desc'],
  ['Mayor descuento', 'discount', 'desc'],
  ['Novedades', 'newest', 'desc'],
] as const;

/** The requested sort order in the two fields of the reply. */
function sortingOf(sorting: string) {
  const [sort = '', dir = 'desc'] = sorterOf(sorting).split('_');
  return { sort, dir };
}

function detailsOf({ args: { pageInfo, sorting } }: PageRequest, priceMinimal: number | null) {
  const { sort, dir } = sortingOf(sorting);
  return { page: pageInfo.page, itemsPerPage: pageInfo.itemsPerPage, sort, sortDirection: dir, priceMinimal };
}

const nothing = { products: [], total: 0, messages: { error: ['NOT_FOUND'] } };

/** The numbers of a page's products; the provider state can replace them. */
function numbersOf({ from }: Page, { args, db }: PageRequest) {
  const listed = db.listed.get(args.path.replace(/\/?$/, '/'));
  if (listed === undefined) return from;
  return from.filter((number) => listed.has(db.world.catalogue.world.products[number]?.sku ?? ''));
}

const selectedOf = (page: Page, request: PageRequest) =>
  selectProducts(request.db.world.catalogue, { ...request.args, from: numbersOf(page, request) });

function firstReply({ products, total }: Selected, request: PageRequest): ReplyOf<typeof getCataloguePage> {
  const { db, origin } = request;
  return {
    products: products.map((product) => wireProduct(product, db, origin)),
    total,
    resultDetails: detailsOf(request, countryByCode(db.country).freeShippingThreshold),
    messages: { error: [] },
  };
}

function seoOf({ title, description, banner, bannerMenu, coupon, styles }: Page, origin: string) {
  const wire = (ribbon: Page['banner']) =>
    ribbon === undefined
      ? null
      : {
          name: ribbon.name,
          image_url: `${origin}/images/${ribbon.image}.jpg`,
          desktop_url: origin + ribbon.path,
        };
  return {
    pageTitle: title,
    description,
    banner: wire(banner),
    bannerMenu: wire(bannerMenu),
    coupon: coupon ?? '',
    styles: styles ?? null,
  };
}

function fullReply(page: Page, selected: Selected, request: PageRequest): FullReply {
  const { db, origin } = request;
  const now = sortingOf(request.args.sorting);
  return {
    ...firstReply(selected, request),
    filters: catalogueFilters(db.world.catalogue, page.from, selected, origin),
    sortingoptions: sortings.map(([label, sort, dir]) => ({
      label,
      sort,
      dir,
      active: sort === now.sort && dir === now.dir,
    })),
    seoSettings: seoOf(page, origin),
    metadata: {
      landing: page.html === undefined ? null : { html: page.html },
      breadcrumbs: page.breadcrumbs,
      correctedTerm: page.correctedTerm ?? '',
      ...wireShipping(db.country),
    },
  };
}

const pageOf = ({ args, db }: PageRequest) => cataloguePage(args.kind, args, db.world.catalogue);

/** The full reply (API-32, API-38), with the error 'NOT_FOUND' for an unknown page. */
function replyFor(request: PageRequest): FullReply {
  const page = pageOf(request);
  if (page !== undefined) return fullReply(page, selectedOf(page, request), request);
  const none = { filters: [], sortingoptions: [], seoSettings: null, metadata: null };
  return { ...nothing, ...none, resultDetails: detailsOf(request, null) };
}

/** A page of products, and the same with filters and texts (API-28 to API-32, API-38). */
export const catalogueHandlers = [
  handle(getCataloguePage, (request) => {
    const fault = pageFault(request.args.pageInfo);
    if (fault !== undefined) return refuse(fault, {}, 400);
    const page = pageOf(request);
    if (page === undefined) return { ...nothing, resultDetails: detailsOf(request, null) };
    return firstReply(selectedOf(page, request), request);
  }),
  handle(getFullCataloguePage, (request) => {
    const fault = pageFault(request.args.pageInfo);
    return fault === undefined ? replyFor(request) : refuse(fault, {}, 400);
  }),
];

/** Query parameters that are not filters (API-36, API-37). */
const reservedNames = new Set(['q', 'page', 'sort', 'dir', 'sortingFormula', 'hash_configuration']);

const kinds: CatalogueKind[] = ['category', 'static-page'];

/** Translates the legacy parameters into the body of the backend-for-frontend. */
function bodyOf({ path, ...query }: Record<string, string>): CatalogueBody {
  const { q, page = '1', sort, dir, sortingFormula } = query;
  return {
    path: `/${path}`,
    sorting: sortingFormula ?? [sort ?? 'popularity', dir].filter(Boolean).join('_'),
    ...(q !== undefined && { q }),
    pageInfo: { page: Number(page), itemsPerPage: 10 },
    filters: Object.entries(query)
      .filter(([name]) => !reservedNames.has(name))
      .map(([name, text]) => ({ name, values: text.split('--') })),
  };
}

/** The legacy catalogue does not distinguish kinds of pages: looks the path up in all of them (API-36). */
export const legacyCatalogueHandlers = [
  handle(getLegacyCataloguePage, ({ args, ...context }) => {
    if (!/^[1-9]\d{0,8}$/.test(args['page'] ?? '1'))
      return refuse('page must be a whole number from 1', {}, 400);
    const body = bodyOf(args);
    const asKind = (kind: CatalogueKind) => replyFor({ args: { ...body, kind }, ...context });
    if (body.q !== undefined) return legacyPageOf(asKind('search'));
    const replies = kinds.map(asKind);
    const found = replies.find(({ messages }) => messages.error.length === 0) ?? replies[0];
    return legacyPageOf(found ?? asKind('category'));
  }),
];
