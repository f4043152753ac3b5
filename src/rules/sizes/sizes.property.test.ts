import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSizeTable } from './checkSizeTable.ts';
import { convertSize } from './sizes.ts';

type Convert = (...args: Parameters<typeof convertSize>) => string | undefined;

const systems = ['AR', 'CL', 'CO', 'BR', 'US', 'EU'];
const cell = fc.oneof(
  fc.constantFrom('', ' ', '-', ' –', '38', ' 39', '40 ', 'M'),
  fc.string({ maxLength: 2 }),
);

const gaps: ReadonlySet<string> = new Set(['', '-', '–', '—']);

/** Tables with gaps, unequal rows, unnamed, repeated and unknown columns, and rows that contradict each other. */
const tables = fc.record({
  title: fc.string({ maxLength: 4 }),
  systems: fc.array(fc.oneof(fc.constantFrom(...systems, 'eu', '', ' US '), fc.string({ maxLength: 2 })), {
    maxLength: 7,
  }),
  rows: fc.array(fc.array(cell, { maxLength: 7 }), { maxLength: 6 }),
});

/** The sizes that stand beside a size in the rows of the table as it was sent, each once. */
function besides(table: { systems: string[]; rows: string[][] }, size: string, from: string, to: string) {
  const under = (row: string[], name: string) =>
    table.systems.flatMap((system, index) => {
      const text = row[index]?.trim() ?? '';
      return !gaps.has(text) && system.trim().toLowerCase() === name.toLowerCase() ? [text] : [];
    });
  const bought = table.rows.filter((row) => !gaps.has((row[0] ?? '').trim()));
  return new Set(bought.filter((row) => under(row, from).includes(size)).flatMap((row) => under(row, to)));
}

/** Each size of each known system converts into exactly what stands beside it, and back to itself or to nothing. */
function check(convert: Convert) {
  fc.assert(
    fc.property(tables, (sent) => {
      const table = checkSizeTable(sent);
      if (table === undefined) return;
      const named = systems.filter((system) => table.columns.includes(system));
      const sizes = [...new Set([...sent.rows.flat().map((text) => text.trim()), '38'])];
      for (const from of named)
        for (const to of named)
          for (const size of sizes) {
            const answers = besides(sent, size, from, to);
            const converted = convert(table, size, { from, to });
            expect(converted).toBe(answers.size === 1 ? [...answers][0] : undefined);
            const back = converted === undefined ? size : convert(table, converted, { from: to, to: from });
            expect([size, undefined]).toContain(back);
          }
    }),
    { seed: 20263, numRuns: 500 },
  );
}

test('SIZE-03: a size converts into what stands beside it in the table, and never to another size on the way back', () => {
  expect(() => check(convertSize)).not.toThrow();
});

const wrong: Record<string, Convert> = {
  'takes the first of several rows': (table, size, { from, to }) => {
    const row = table.rows.find((cells) => cells[table.columns.indexOf(from)] === size);
    return row?.[table.columns.indexOf(to)] || undefined;
  },
  'shows a gap': (table, size, way) => convertSize(table, size, way) ?? '',
  'leaves a size that it does not know': (table, size, way) => convertSize(table, size, way) ?? size,
  'looks for the size in every column': (table, size, { to }) => {
    const row = table.rows.find((cells) => cells.includes(size));
    return row?.[table.columns.indexOf(to)] || undefined;
  },
  'reads all systems as the first': (table, size, { to }) =>
    convertSize(table, size, { from: table.columns[0] ?? '', to }),
};

test.each(Object.entries(wrong))('refused is a conversion that %s', (_fault, convert) => {
  expect(() => check(convert)).toThrow('Property failed');
});
