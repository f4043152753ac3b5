import { describe, expect, test } from 'vitest';
import { worldOf } from '#fixtures/world/worldOf.ts';
import { checkSizeTable } from './checkSizeTable.ts';
import { convertSize, offeredSystems } from './convertSize.ts';

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
