import { describe, expect, test } from 'vitest';
import '#api/catalogue/catalogue.ts';
import { legacyPageOf } from '#fixtures/legacyShapes.ts';
import { catalogueBody } from '#rules/catalogue/catalogueRequest.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { legacyQuery } from '#api/catalogue/legacyCatalogue.ts';
import { getCataloguePage, getFullCataloguePage } from '#schemas/catalogue.ts';
import { getLegacyCataloguePage } from '#schemas/legacyProducts.ts';
import { interaction } from '#contracts/pact/interaction.ts';
import { exactly } from '#contracts/pact/matchers.ts';
import { path } from './catalogueRequests.ts';
import {
  choiceMatches,
  firstMatches,
  knownProducts,
  legacyMatches,
  replyTo,
  requests,
} from './knownProducts.ts';

const urlOf = (parameters: Record<string, string>) =>
  parseCatalogueUrl(`${path}?${new URLSearchParams(parameters).toString()}`);

/** The body of the request as API-33 has it, and the one that the shop makes of the address. */
function bodies({ sort, dir, page, ...filters }: { sort: string; dir: string; page: string }) {
  const args = {
    kind: 'category',
    path,
    sorting: `${sort}_${dir}`,
    pageInfo: { page: Number(page), itemsPerPage: 10 },
    filters: Object.entries(filters as Record<string, string>).map(([name, text]) => ({
      name,
      values: text.split('--'),
    })),
  } as const;
  const url = urlOf({ ...filters, sort, dir, page });
  return { args, sending: { kind: 'category', ...catalogueBody(url, 'category') } } as const;
}

const found = (page: unknown) => {
  const { products, total } = page as { products: { sku: string }[]; total: number };
  return { skus: products.map(({ sku }) => sku), total };
};

describe.each(requests)('of known products, $what', (request) => {
  const { what, parameters, skus, total } = request;
  const { filters: _, sortingoptions: __, seoSettings: ___, metadata: ____, ...first } = replyTo(request);

  test('API-33, API-38: the first answer', async () => {
    const page = await interaction(getCataloguePage, {
      description: `of known products, ${what}`,
      ...knownProducts,
      ...bodies(parameters),
      reply: first,
      matches: firstMatches,
    });
    expect(found(page)).toEqual({ skus, total });
  });

  test('API-32, API-33: the full answer', async () => {
    const page = await interaction(getFullCataloguePage, {
      description: `of known products, in full, ${what}`,
      ...knownProducts,
      ...bodies(parameters),
      reply: replyTo(request),
      matches: { ...firstMatches, ...choiceMatches(request) },
    });
    expect(found(page)).toEqual({ skus, total });
  });

  test('API-37: the legacy answer', async () => {
    const page = await interaction(getLegacyCataloguePage, {
      description: `of known products, of the legacy host, ${what}`,
      ...knownProducts,
      args: { ...parameters, path: path.slice(1) },
      sending: legacyQuery(urlOf(parameters), undefined),
      reply: legacyPageOf(replyTo(request)),
      matches: { ...legacyMatches, ...choiceMatches(request) },
    });
    expect(found(page)).toEqual({ skus, total });
  });
});

describe('of known products, a page behind the last one', () => {
  const request = {
    parameters: { sort: 'price', dir: 'asc', page: '3' },
    skus: [],
    total: 11,
  } as const;
  const { filters: _, sortingoptions: __, seoSettings: ___, metadata: ____, ...first } = replyTo(request);
  const matches = { products: exactly, total: exactly, 'resultDetails.page': exactly };

  test('API-33, API-38: the first answer has no product, and the total', async () => {
    const page = await interaction(getCataloguePage, {
      description: 'of known products, a page behind the last one',
      ...knownProducts,
      ...bodies(request.parameters),
      reply: first,
      matches,
    });
    expect(found(page)).toEqual({ skus: [], total: 11 });
  });

  test('API-37: so does the legacy answer', async () => {
    const page = await interaction(getLegacyCataloguePage, {
      description: 'of known products, of the legacy host, a page behind the last one',
      ...knownProducts,
      args: { ...request.parameters, path: path.slice(1) },
      sending: legacyQuery(urlOf(request.parameters), undefined),
      reply: legacyPageOf(replyTo(request)),
      matches,
    });
    expect(found(page)).toEqual({ skus: [], total: 11 });
  });
});
