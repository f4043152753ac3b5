import { describe, expect, test } from 'vitest';
import { interaction } from '#contracts/pact/interaction.ts';
import { aFullCataloguePage, notFoundFullPage, someFilters } from '#fixtures/catalogue.ts';
import { aLegacyCataloguePage, notFoundLegacyPage } from '#fixtures/legacyShapes.ts';
import { exactPhrase } from '#rules/search/searchUrl.ts';
import { getFullCataloguePage } from '#schemas/catalogue.ts';
import { getLegacyCataloguePage } from '#schemas/legacyProducts.ts';
import { aBoot, asRequested, botas, findsBoots, searchTitles, withoutProducts } from './catalogueRequests.ts';

const misspelt = { given: 'a text is misspelt', params: { q: 'btoas', corrected: 'botas' } } as const;
const matches = { ...asRequested, ...findsBoots };

const filters = someFilters().filter(({ type }) => type === 'multi_selector');
const found = { products: [aBoot], filters, seoSettings: searchTitles };
const corrected = <Page extends { metadata?: object | null }>(whole: Page) => ({
  ...whole,
  metadata: whole.metadata && { ...whole.metadata, breadcrumbs: [], correctedTerm: 'botas' },
});

describe('a search for a misspelt phrase', () => {
  test('FIND-05, API-32: finds what its corrected spelling finds, and names it', async () => {
    const page = await interaction(getFullCataloguePage, {
      description: 'the full page of a search for a misspelt phrase',
      ...misspelt,
      args: { ...botas, q: 'btoas' },
      reply: corrected(aFullCataloguePage(found)),
      matches,
    });
    expect(page).toMatchObject({ correctedTerm: 'botas' });
  });

  test('FIND-05, API-37: at the legacy host too', async () => {
    const page = await interaction(getLegacyCataloguePage, {
      description: 'a legacy page of a search for a misspelt phrase',
      ...misspelt,
      args: { path: 'catalog/', q: 'btoas', page: '1' },
      reply: corrected(aLegacyCataloguePage(found)),
      matches,
    });
    expect(page).toMatchObject({ metadata: { correctedTerm: 'botas' } });
  });
});

describe('the same phrase in quotation marks', () => {
  test('FIND-05, API-32: is not corrected', async () => {
    const page = await interaction(getFullCataloguePage, {
      description: 'the full page of a search for a misspelt phrase in quotation marks',
      ...misspelt,
      args: { ...botas, q: exactPhrase('btoas') },
      reply: notFoundFullPage(),
      matches: withoutProducts,
    });
    expect(page).toMatchObject({ products: [], error: ['NOT_FOUND'] });
  });

  test('FIND-05, API-37: is not corrected at the legacy host either', async () => {
    const page = await interaction(getLegacyCataloguePage, {
      description: 'a legacy page of a search for a misspelt phrase in quotation marks',
      ...misspelt,
      args: { path: 'catalog/', q: exactPhrase('btoas'), page: '1' },
      reply: notFoundLegacyPage(),
      matches: withoutProducts,
    });
    expect(page).toMatchObject({ products: [], messages: { error: ['NOT_FOUND'] } });
  });
});
