import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aProductPreview } from '#fixtures/product.ts';
import { productPreview, type ProductPreview } from '#schemas/listing.ts';
import { otherProducts, parseRecentProducts, withProduct } from './recentProducts.ts';

const aPreview = (sku: string, price = 54_999) => aProductPreview({ sku, price });

const skus = (products: readonly ProductPreview[]) => products.map(({ sku }) => sku);
const viewed = (...names: string[]) =>
  names.reduce<ProductPreview[]>((all, sku) => withProduct(all, aPreview(sku)), []);
const twenty = Array.from({ length: 20 }, (_, index) => `S${index}`);

function check(item: unknown): ProductPreview | undefined {
  const parsed = v.safeParse(productPreview, item);
  return parsed.success ? parsed.output : undefined;
}

describe('FIND-06: recently viewed products', () => {
  test.each([
    ['begin with the newest', ['A', 'B'], ['B', 'A']],
    ['have each once, where it was seen last', ['A', 'B', 'A'], ['A', 'B']],
    ['are 20 at most', [...twenty, 'B'], ['B', ...twenty.slice(1).toReversed()]],
    ['are 20', twenty, twenty.toReversed()],
  ])('%s', (_what, seen, shown) => {
    expect(skus(viewed(...seen))).toEqual(shown);
  });

  test('have the price that was seen last', () => {
    expect(withProduct(viewed('A', 'B'), aPreview('A', 12)).map(({ price }) => price)).toEqual([12, 54_999]);
  });

  test('have nothing of a product that its card and the first look at its page do not show', () => {
    const listed = { ...aPreview('A'), description: 'Larga', sizes: [{ numberSize: '38' }] };
    expect(withProduct([], listed)).toEqual([aPreview('A')]);
  });

  test.each([
    ['A', ['C', 'B']],
    ['D', ['C', 'B', 'A']],
    [undefined, ['C', 'B', 'A']],
  ])('beside %s are %j', (sku, others) => {
    expect(skus(otherProducts(viewed('A', 'B', 'C'), sku))).toEqual(others);
  });

  const a = aPreview('A');
  test.each<[string, string | null, string[]]>([
    ['nothing', null, []],
    ['no JSON', '[{"sku":', []],
    ['no list', JSON.stringify(a), []],
    ['other things among them', JSON.stringify([1, null, { sku: 'X' }, { ...a, price: '12' }, a]), ['A']],
    ['one twice', JSON.stringify([aPreview('B'), a, aPreview('B')]), ['B', 'A']],
    ['too many', JSON.stringify([...twenty, 'Z'].map((sku) => aPreview(sku))), twenty],
  ])('stored as %s are read as far as they are products', (_what, text, read) => {
    expect(skus(parseRecentProducts(text, check))).toEqual(read);
  });

  test('never throw, and are the same after they were stored', () => {
    const seen = fc.array(fc.tuple(fc.string({ maxLength: 2 }), fc.nat()), { maxLength: 60 });
    fc.assert(
      fc.property(seen, fc.oneof(fc.string(), fc.json()), (visits, text) => {
        parseRecentProducts(text, check);
        const products = visits.reduce<ProductPreview[]>(
          (all, [sku, price]) => withProduct(all, aPreview(sku, price)),
          [],
        );
        expect(parseRecentProducts(JSON.stringify(products), check)).toEqual(products);
        expect(new Set(skus(products)).size).toBe(products.length);
        expect(products.length).toBe(Math.min(20, new Set(visits.map(([sku]) => sku)).size));
      }),
      { seed: 20265, numRuns: 200 },
    );
  });
});
