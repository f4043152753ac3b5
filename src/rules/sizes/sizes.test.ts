import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { worldOf } from '#fixtures/world/worldOf.ts';
import { type CheckedTable, checkSizeTable, ownSystem } from './checkSizeTable.ts';
import {
  convertSize,
  offeredSystems,
  parseSizeMemories,
  rememberedSize,
  shownSystem,
  sizeKind,
  type SizeMemory,
  withSize,
  withSystem,
} from './sizes.ts';

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

const table = (title: string) => ({ title, systems: ['AR'], rows: [['38']] });

test.each([
  ['Mujer', ['Mujer', 'Calzado', 'Zapatillas'], table('Calzado de mujer'), 'mujer: calzado de mujer'],
  ['Mujer', ['Mujer', 'Calzado', 'Botas'], table(' CALZADO  de mujer'), 'mujer: calzado de mujer'],
  ['Hombre', ['Hombre', 'Calzado'], table('Calzado'), 'hombre: calzado'],
  ['Mujer', ['Mujer', 'Ropa', 'Jeans'], null, 'mujer: mujer > ropa > jeans'],
  ['Mujer', ['Mujer', 'Ropa', 'Jeans'], table(' '), 'mujer: mujer > ropa > jeans'],
  [' MUJER ', [], null, 'mujer: '],
])(
  'SIZE-03: a product for %s of %j is of the kind of its table, or else of its categories',
  (gender, categories, size_convertion_table, kind) => {
    expect(sizeKind({ gender, categories, size_convertion_table })).toBe(kind);
  },
);

/** Whether the products of each kind have a size in common, so that a remembered size is of use to most of them. */
function shareSizes(kindOf: typeof sizeKind) {
  const { products, sizeTables } = worldOf({ country: 'ar' });
  const common = new Map<string, string[]>();
  for (const { gender, categories, sizeTable, sizes } of products) {
    const found = sizeTables.find(({ name }) => name === sizeTable) ?? null;
    const kind = kindOf({ gender, categories: categories.split('|'), size_convertion_table: found });
    const run = sizes.map(({ size }) => size);
    common.set(
      kind,
      (common.get(kind) ?? run).filter((size) => run.includes(size)),
    );
  }
  return [...common.values()].every((shared) => shared.length > 0);
}

test('SIZE-03: products of one kind have sizes in common', () => {
  expect(shareSizes(sizeKind)).toBe(true);
});

test.each<[string, typeof sizeKind]>([
  ['the gender', ({ gender }) => gender],
  ['gender and group', ({ categories }) => categories.slice(0, 2).join()],
])('by %s alone they would not', (_what, kindOf) => {
  expect(shareSizes(kindOf)).toBe(false);
});

/** The table of API-40, with a second row. */
const shoes = {
  title: 'Calzado de mujer',
  systems: ['AR', 'BR', 'US', 'EU'],
  rows: [
    ['38', '37', '8', '39'],
    ['39', '38', '9', '40'],
  ],
};

/** A valid table; fails the test if the check leaves nothing of it. */
function tableOf(systems: string[], rows: string[][], title = 'Calzado'): CheckedTable {
  const table = checkSizeTable({ title, systems, rows });
  if (table === undefined) throw new Error('Failed to check the table of the test.');
  return table;
}

describe('SIZE-03: a size table in checked form', () => {
  test.each<[string, string[], string[][], string[], string[][]]>([
    [
      'is the table, if nothing is wrong with it',
      shoes.systems,
      shoes.rows,
      ['AR', 'BR', 'US', 'EU'],
      [
        ['38', '37', '8', '39'],
        ['39', '38', '9', '40'],
      ],
    ],
    [
      'has a gap where a row is short',
      ['AR', 'EU'],
      [['38'], ['39', '40']],
      ['AR', 'EU'],
      [
        ['38', ''],
        ['39', '40'],
      ],
    ],
    ['has no cells beyond its columns', ['AR'], [['38', '39']], ['AR'], [['38']]],
    ['has no column without a name', ['AR', ' ', 'EU'], [['38', '1', '39']], ['AR', 'EU'], [['38', '39']]],
    [
      'has no row without an own size',
      ['AR', 'EU'],
      [[' ', '39'], [], ['38', '39']],
      ['AR', 'EU'],
      [['38', '39']],
    ],
    [
      'has no row twice',
      ['AR', 'EU'],
      [
        ['38', '39'],
        ['38 ', ' 39'],
      ],
      ['AR', 'EU'],
      [['38', '39']],
    ],
    [
      'keeps a measurement with a dash before or behind it',
      ['AR', 'cm', 'kg'],
      [['38', '-95', '60–']],
      ['AR', 'cm', 'kg'],
      [['38', '-95', '60–']],
    ],
    ['has its gaps', ['AR', 'EU'], [['38', ' ']], ['AR', 'EU'], [['38', '']]],
    [
      'has a gap where a dash is written',
      ['AR', 'BR', 'EU', 'US'],
      [
        ['38', '-', ' – ', '—'],
        ['-', '37', '39', '8'],
      ],
      ['AR', 'BR', 'EU', 'US'],
      [['38', '', '', '']],
    ],
    [
      'has a range with a dash',
      ['AR', 'Pecho (cm)'],
      [['S', '80-84']],
      ['AR', 'Pecho (cm)'],
      [['S', '80-84']],
    ],
    [
      'has systems in capitals',
      ['ar', ' eu', 'Pecho (cm)'],
      [['M', '40', '90']],
      ['AR', 'EU', 'Pecho (cm)'],
      [['M', '40', '90']],
    ],
  ])('%s', (_what, systems, rows, columns, cells) => {
    expect(checkSizeTable({ title: ' Calzado ', systems, rows })).toEqual({
      title: 'Calzado',
      columns,
      rows: cells,
    });
  });

  test.each([
    ['without a table', null],
    ['without systems', { ...shoes, systems: [] }],
    ['without a name for the own system', { ...shoes, systems: ['', 'BR'] }],
    ['without rows', { ...shoes, rows: [] }],
    ['without any own size', { ...shoes, rows: [['', '37'], []] }],
  ])('is absent %s', (_what, table) => {
    expect(checkSizeTable(table)).toBeUndefined();
  });

  test('has the own system of the shop first', () => {
    expect(ownSystem(tableOf(['CL', 'AR'], [['38', '38']]))).toBe('CL');
  });
});

describe('SIZE-03: a size is converted', () => {
  const table = tableOf(
    ['AR', 'BR', 'US', 'EU', 'Pecho (cm)'],
    [
      ['38', '37', '8', '39', '80 a 84'],
      ['39', '38', '', '40', ''],
      ['39.5', '38', '9.5', '40', ''],
      ['40', '39', '10', '', ''],
      ['40', '', '10', '41', ''],
      ['41', '40', '11', '42', ''],
      ['41', '40', '11', '43', ''],
    ],
  );

  test.each([
    ['38', 'AR', 'BR', '37'],
    ['38', 'AR', 'US', '8'],
    ['38', 'AR', 'EU', '39'],
    ['39', 'EU', 'AR', '38'],
    ['8', 'US', 'EU', '39'],
    [' 38 ', 'AR', 'AR', '38'],
    ['40', 'AR', 'BR', '39'],
    ['40', 'AR', 'EU', '41'],
    ['41', 'AR', 'US', '11'],
    ['43', 'EU', 'AR', '41'],
  ])('%s of %s in %s is %s', (size, from, to, converted) => {
    expect(convertSize(table, size, { from, to })).toBe(converted);
  });

  test.each([
    ['the table has a gap', '39', 'AR', 'US'],
    ['its rows contradict each other', '41', 'AR', 'EU'],
    ['two sizes are the same there', '40', 'EU', 'AR'],
    ['the size is not in it', '44', 'AR', 'EU'],
    ['the size is of another system', '37', 'AR', 'EU'],
    ['the system is not in it', '38', 'AR', 'CO'],
    ['the system it comes from is not in it', '38', 'CO', 'AR'],
    ['no size is given', '', 'US', 'AR'],
  ])('not where %s', (_why, size, from, to) => {
    expect(convertSize(table, size, { from, to })).toBeUndefined();
  });

  test('by both columns of a repeated system, where they agree', () => {
    const repeated = tableOf(
      ['AR', 'EU', 'eu'],
      [
        ['38', '39', ''],
        ['39', '', '40'],
        ['40', '41', '41'],
        ['41', '42', '43'],
      ],
    );
    const inEurope = ['38', '39', '40', '41'].map((size) =>
      convertSize(repeated, size, { from: 'AR', to: 'EU' }),
    );
    expect(inEurope).toEqual(['39', '40', '41', undefined]);
    expect(convertSize(repeated, '43', { from: 'EU', to: 'AR' })).toBe('41');
  });
});

describe('SIZE-03: the systems to choose from', () => {
  test('are the own one and all six', () => {
    const table = tableOf(['CO', 'AR', 'CL', 'BR', 'US', 'EU'], [['38', '38', '38', '37', '8', '39']]);
    expect(offeredSystems(table, ['38', '44'])).toEqual(['CO', 'AR', 'CL', 'BR', 'US', 'EU']);
  });

  test.each<[string, string[], string[][], string[]]>([
    ['no measurements', ['AR', 'Pecho (cm)', 'UK'], [['M', '90', '12']], ['AR']],
    [
      'none without an answer for a size of the product',
      ['AR', 'EU', 'US'],
      [
        ['38', '39', ''],
        ['50', '', '15'],
      ],
      ['AR', 'EU'],
    ],
    ['none twice', ['AR', 'EU', 'EU', 'AR'], [['38', '39', '', '']], ['AR', 'EU']],
    ['the own one by any name', ['Nuestro', 'EU'], [['38', '39']], ['Nuestro', 'EU']],
  ])('have %s', (_what, systems, rows, offered) => {
    expect(offeredSystems(tableOf(systems, rows), ['38', 'M'])).toEqual(offered);
  });
});

interface SentTable {
  title: string;
  systems: string[];
  rows: string[][];
}

const systems = new Set(['AR', 'CL', 'CO', 'BR', 'US', 'EU']);

/** Converts a size into each other system and back: how many answers there are, and those that the table denies. */
function convertAll(sent: SentTable, size: string) {
  const table = checkSizeTable(sent);
  if (table === undefined) throw new Error(`Failed to read the table ${sent.title}.`);
  const [own = '', ...others] = sent.systems.filter((system) => systems.has(system));
  const row = sent.rows.find(([first]) => first === size) ?? [];
  const wrong = others.flatMap((to) => {
    const expected = row[sent.systems.indexOf(to)] ?? 'a row of the table';
    const converted = convertSize(table, size, { from: own, to });
    const back = convertSize(table, expected, { from: to, to: own });
    return converted === expected && back === size
      ? []
      : [`${sent.title}: ${size} ${to} ${converted} ${back}`];
  });
  return { wrong, count: others.length, offered: offeredSystems(table, [size]), expected: [own, ...others] };
}

describe.each(['ar', 'cl', 'co', 'br'] as const)('in %s', (country) => {
  const { products, sizeTables } = worldOf({ country });

  test('SIZE-03: each row of each table converts into what it says, and back', () => {
    const all = sizeTables.flatMap((sent) => sent.rows.map(([size = '']) => convertAll(sent, size)));
    expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(all.map(({ offered }) => offered)).toEqual(all.map(({ expected }) => expected));
    expect(all.filter(({ expected }) => expected.join() !== country.toUpperCase())).not.toHaveLength(0);
  });

  test('SIZE-03: each size of each product with a table converts into what that says, and back', () => {
    const tables = new Map<string, SentTable>(sizeTables.map((table) => [table.name, table]));
    let converted = 0;
    const wrong = products.flatMap(({ sku, sizeTable, sizes }) => {
      if (sizeTable === '') return [];
      const sent = tables.get(sizeTable);
      if (sent === undefined) return [`${sku}: no table ${sizeTable}`];
      return sizes.flatMap(({ size }) => {
        const { wrong: ofSize, count } = convertAll(sent, size);
        converted += count;
        return ofSize.map((text) => `${sku}, ${text}`);
      });
    });
    expect(wrong).toEqual([]);
    expect(converted).toBeGreaterThan(10_000);
  });
});
