import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  parseSizeMemories,
  rememberedSize,
  shownSystem,
  type SizeMemory,
  withSize,
  withSystem,
} from './sizeMemory.ts';

type Sized = Parameters<typeof rememberedSize>[1];

const sizes = (...stock: [numberSize: string, stock: number][]) =>
  stock.map(([numberSize, left]) => ({ skuSimple: `ZP0001-${numberSize}`, numberSize, stock: left }));

/** Women's shoes of the shop in Argentina, in 38 and 39. */
const shoe: Sized = {
  gender: 'Mujer',
  categories: ['Mujer', 'Calzado', 'Zapatillas'],
  size_convertion_table: {
    title: 'Calzado de mujer',
    systems: ['AR', 'BR', 'EU', 'US'],
    rows: [
      ['38', '37', '39', ''],
      ['39', '38', '40', ''],
    ],
  },
  sizes: sizes(['38', 3], ['39', 3]),
  available: true,
};
const dress: Sized = {
  gender: 'Mujer',
  categories: ['Mujer', 'Ropa', 'Vestidos'],
  size_convertion_table: { title: 'Ropa de mujer', systems: ['AR'], rows: [['M']] },
  sizes: sizes(['M', 3]),
  available: true,
};
const belt: Sized = { ...dress, size_convertion_table: null, categories: ['Mujer', 'Accesorios'] };
/** The same shoes in Brazil, where 38 is another size. */
const inBrazil: Sized = {
  ...shoe,
  size_convertion_table: {
    title: 'Calzado de mujer',
    systems: ['BR', 'AR'],
    rows: [
      ['37', '38'],
      ['38', '39'],
    ],
  },
  sizes: sizes(['37', 3], ['38', 3]),
};

/** A dress in the shop of Brazil, whose table says nothing of Argentina; it is sold in a size named 39, too. */
const dressInBrazil: Sized = {
  ...dress,
  size_convertion_table: { title: 'Ropa de mujer', systems: ['BR', 'Pecho (cm)'], rows: [['39', '90']] },
  sizes: sizes(['39', 3]),
};

/** Products of as many kinds. */
const kindsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...dress, gender: `Género ${index}` }));

describe('SIZE-03: what is remembered of a chosen size', () => {
  test('is the size, its system and its kind of product', () => {
    expect(withSize([], shoe, ' 39 ')).toEqual([
      { kind: 'mujer: calzado de mujer', size: '39', of: 'AR', shown: '' },
    ]);
    expect(withSize([], belt, 'U')).toEqual([
      { kind: 'mujer: mujer > accesorios', size: 'U', of: '', shown: '' },
    ]);
  });

  test('is one size per kind, the newest kind first', () => {
    const memories = withSize(withSize(withSize([], shoe, '38'), dress, 'M'), shoe, '39');
    expect(memories.map(({ kind, size }) => [kind, size])).toEqual([
      ['mujer: calzado de mujer', '39'],
      ['mujer: ropa de mujer', 'M'],
    ]);
  });

  test('is the system beside the size, in either order', () => {
    const memory = { kind: 'mujer: calzado de mujer', size: '39', of: 'AR', shown: 'EU' };
    expect(withSystem([], shoe, 'EU')).toEqual([{ ...memory, size: '', of: '' }]);
    expect(withSystem(withSize([], shoe, '39'), shoe, 'EU')).toEqual([memory]);
    expect(withSize(withSystem([], shoe, 'EU'), shoe, '39')).toEqual([memory]);
  });

  test('are 30 kinds at most, the newest', () => {
    const memories = kindsOf(31).reduce<SizeMemory[]>((all, each) => withSize(all, each, 'M'), []);
    expect(memories).toHaveLength(30);
    expect(memories[0]?.kind).toBe('género 30: ropa de mujer');
    expect(memories.at(-1)?.kind).toBe('género 1: ropa de mujer');
  });

  test('is no text of more than 100 letters', () => {
    const before = withSize([], dress, 'M');
    expect(withSize(before, shoe, '3'.repeat(101))).toEqual(before);
    expect(withSize(before, shoe, '3'.repeat(100))).toHaveLength(2);
  });
});

describe('SIZE-03: the remembered size', () => {
  const memories = withSize([], shoe, '39');

  test.each<[string, Sized, string | undefined]>([
    ['is the size of the product', shoe, 'ZP0001-39'],
    [
      'is that of another product of the kind',
      { ...shoe, categories: ['Mujer', 'Calzado', 'Botas'] },
      'ZP0001-39',
    ],
    ['is written with blanks', { ...shoe, sizes: sizes([' 39 ', 1]) }, 'ZP0001- 39 '],
    ['is converted in the shop of another country', inBrazil, 'ZP0001-38'],
    ['is none for another gender', { ...shoe, gender: 'Hombre' }, undefined],
    ['is none for another kind', dress, undefined],
    ['is none if the product lacks it', { ...shoe, sizes: sizes(['38', 3]) }, undefined],
    ['is none if it is sold out', { ...shoe, sizes: sizes(['38', 3], ['39', 0]) }, undefined],
    ['is none if the product is not available', { ...shoe, available: false }, undefined],
  ])('%s', (_what, product, item) => {
    expect(rememberedSize(memories, product)?.skuSimple).toBe(item);
  });

  test('is none if the table of another country has no answer', () => {
    expect(rememberedSize(withSize([], shoe, '40'), inBrazil)).toBeUndefined();
    expect(rememberedSize(withSize([], dress, '39'), dressInBrazil)).toBeUndefined();
  });

  const belts = { ...belt, sizes: sizes(['85', 1], ['90', 1]) };
  const wide = { ...shoe, sizes: sizes(['39 ancho', 1]) };
  const nameless = { ...shoe, sizes: sizes([' ', 3]) };
  const fromAr = { kind: 'mujer: mujer > accesorios', size: '90', of: 'AR', shown: '' };

  test.each<[string, SizeMemory[], Sized, string | undefined]>([
    ['is that of a product without a table', withSize([], belts, '90'), belts, 'ZP0001-90'],
    [
      'is one that the table of the own country lacks',
      withSize([], wide, '39 ancho'),
      wide,
      'ZP0001-39 ancho',
    ],
    ['is that of another system if no table converts it', [fromAr], belts, 'ZP0001-90'],
    ['is none where nothing was chosen', [], nameless, undefined],
    ['is none where only a system was chosen', withSystem([], nameless, 'EU'), nameless, undefined],
  ])('%s', (_what, chosen, product, item) => {
    expect(rememberedSize(chosen, product)?.skuSimple).toBe(item);
  });
});

describe('SIZE-03: the system that the sheet shows', () => {
  test.each<[string, SizeMemory[], Sized, string]>([
    ['is the own one of the shop', [], shoe, 'AR'],
    ['is the chosen one', withSystem([], shoe, 'EU'), shoe, 'EU'],
    ['is the own one of another country, once chosen', withSystem([], shoe, 'AR'), inBrazil, 'AR'],
    ['is the own one for another kind', withSystem([], shoe, 'EU'), { ...shoe, gender: 'Hombre' }, 'AR'],
    ['is the own one where the chosen one has no answers', withSystem([], shoe, 'US'), shoe, 'AR'],
    ['is none without a table', withSystem([], belt, 'EU'), belt, ''],
  ])('%s', (_what, memories, product, system) => {
    expect(shownSystem(memories, product)).toBe(system);
  });
});

describe('SIZE-03: stored memories', () => {
  const memory = { kind: 'mujer: ropa de mujer', size: 'M', of: 'AR', shown: '' };

  test.each<[string, string | null, SizeMemory[]]>([
    ['nothing', null, []],
    ['no JSON', '[{', []],
    ['something else', '{"kind":"x"}', []],
    [
      'other things among them',
      JSON.stringify([1, null, 'M', [memory], { ...memory, size: 39 }, { kind: 'x' }, memory]),
      [memory],
    ],
    ['a kind twice', JSON.stringify([memory, { ...memory, size: 'L' }]), [memory]],
    ['more than is known of it', JSON.stringify([{ ...memory, price: 12 }]), [memory]],
    ['too long a text', JSON.stringify([{ ...memory, kind: 'x'.repeat(101) }, memory]), [memory]],
  ])('%s', (_what, text, memories) => {
    expect(parseSizeMemories(text)).toEqual(memories);
  });

  test('never throw, and are the same after they were stored', () => {
    const words = fc.oneof(fc.constantFrom('Mujer', 'Hombre', 'M', '39', 'EU'), fc.string({ maxLength: 5 }));
    const choice = fc.record({ gender: words, text: words, isSize: fc.boolean() });
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 40 }), fc.oneof(fc.string(), fc.json()), (choices, text) => {
        parseSizeMemories(text);
        const memories = choices.reduce<SizeMemory[]>(
          (all, { gender, text: chosen, isSize }) =>
            (isSize ? withSize : withSystem)(all, { ...shoe, gender }, chosen),
          [],
        );
        expect(parseSizeMemories(JSON.stringify(memories))).toEqual(memories);
      }),
      { seed: 20264, numRuns: 200 },
    );
  });
});
