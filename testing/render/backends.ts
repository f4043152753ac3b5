import { http, HttpResponse } from 'msw';
import { aCataloguePage, aFullCataloguePage } from '#fixtures/catalogue.ts';
import { aLegacyCataloguePage, legacyProductOf } from '#fixtures/legacyShapes.ts';
import { aProduct } from '#fixtures/product.ts';
import { sources } from '#fixtures/situations.ts';
import type { FlagValues } from '#schemas/flags.ts';
import { answerWith } from './mockWorker.ts';

type PageOverrides = Parameters<typeof aFullCataloguePage>[0];

/** A backend for catalogue, menu and products (FLAG-11), with helpers for tests. */
export interface Backend {
  source: string;
  /** Flags that select it. */
  flags: Partial<FlagValues>;
  /** The names of its calls. */
  calls: { page: string; product: string; menu: string; topSearches: string };
  /** Sets the response for any page of products. */
  answerPage: (overrides?: PageOverrides) => void;
  /** Sets a failure for any page of products, with HTTP status 200 by default. */
  failPage: (failure: object, status?: number) => void;
  /** Sets the response for any product. */
  answerProduct: (overrides: Parameters<typeof aProduct>[0]) => void;
  /** Returns the numbers of the pages requested from now on. */
  watchPages: () => number[];
}

const pageCall = '*/bff/catalog/:kind';
const legacyCall = '*/api/:path*';

const isLegacyPage = (request: Request) => new URL(request.url).searchParams.has('details');

const [bff, legacy] = sources;

/** Both backends, for tests of behaviour that they share. */
export const backends: Backend[] = [
  {
    ...bff,
    calls: {
      page: 'getCataloguePage',
      product: 'getProduct',
      menu: 'getMenu',
      topSearches: 'getTopSearches',
    },
    answerPage: (overrides) => {
      answerWith(http.post(pageCall, () => HttpResponse.json(aCataloguePage(overrides))));
      answerWith(http.post(`${pageCall}/full`, () => HttpResponse.json(aFullCataloguePage(overrides))));
    },
    failPage: (failure, status = 200) =>
      answerWith(http.post(pageCall, () => HttpResponse.json(failure, { status }))),
    answerProduct: (overrides) =>
      answerWith(
        http.get('*/bff/catalog/product-details', () => HttpResponse.json({ data: aProduct(overrides) })),
      ),
    watchPages: () => {
      const pages: number[] = [];
      answerWith(
        http.post(pageCall, async ({ request }) => {
          pages.push(((await request.clone().json()) as { pageInfo: { page: number } }).pageInfo.page);
          return undefined;
        }),
      );
      return pages;
    },
  },
  {
    ...legacy,
    calls: {
      page: 'getLegacyCataloguePage',
      product: 'getLegacyProduct',
      menu: 'getLegacyMenu',
      topSearches: 'getLegacyTopSearches',
    },
    answerPage: (overrides) =>
      answerWith(
        http.get(legacyCall, ({ request }) =>
          isLegacyPage(request) ? HttpResponse.json(aLegacyCataloguePage(overrides)) : undefined,
        ),
      ),
    failPage: (failure, status = 200) =>
      answerWith(
        http.get(legacyCall, ({ request }) =>
          isLegacyPage(request) ? HttpResponse.json(failure, { status }) : undefined,
        ),
      ),
    answerProduct: (overrides) =>
      answerWith(
        http.get('*/api/productdetail/:segment', () =>
          HttpResponse.json(legacyProductOf({ data: aProduct(overrides) })),
        ),
      ),
    watchPages: () => {
      const pages: number[] = [];
      answerWith(
        http.get(legacyCall, ({ request }) => {
          if (isLegacyPage(request)) pages.push(Number(new URL(request.url).searchParams.get('page')));
          return undefined;
        }),
      );
      return pages;
    },
  },
];
