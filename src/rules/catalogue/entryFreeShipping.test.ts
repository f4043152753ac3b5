import { describe, expect, test } from 'vitest';
import { again, brand, first, fullPage, page, product } from '#testing/catalogueAnswers.ts';
import { emptyEntry, reachesFreeShipping, withResponse } from './catalogueEntry.ts';
import { parseCatalogueUrl } from './catalogueUrl.ts';

describe('free shipping', () => {
  test.each([
    [undefined, 50000, false],
    ['10000-90000', 50000, false],
    ['50000-90000', 50000, true],
    ['60000-90000', 50000, true],
  ])('CAT-44, CAT-45: the price filter %s reaches %i: %s', (bounds, from, reached) => {
    const filters = bounds === undefined ? [] : [{ name: 'price', values: [bounds] }];
    expect(reachesFreeShipping(filters, from)).toBe(reached);
  });

  test('CAT-46: begins at the amount of the country where the answer names none', () => {
    const entry = emptyEntry(parseCatalogueUrl('/mujer/?price=60000-90000'));
    const status = (priceMinimal: number | null) =>
      withResponse(entry, page({ priceMinimal }), first).statusFreeShipping;
    expect([status(null), status(50000), status(60001)]).toEqual([false, true, false]);
  });

  test('CAT-45: is not offered by a first answer whose products have none', () => {
    const entry = emptyEntry(parseCatalogueUrl('/mujer/'));
    expect(withResponse(entry, page(), first).hasFreeShipping).toBe(false);
  });

  test.each([
    ['a product has it', { products: [product('a'), product('b', true)] }, true],
    ['it can be filtered by', { availableFilters: [{ ...brand, key: 'free_shipping' }] }, true],
    ['neither', {}, false],
  ])('CAT-45: is offered when %s', (_when, overrides, has) => {
    expect(
      withResponse(emptyEntry(parseCatalogueUrl('/mujer/')), fullPage(overrides), again).hasFreeShipping,
    ).toBe(has);
  });
});
