import { describe, expect, test } from 'vitest';
import '#api/sizeTables.ts';
import { aSizeTable } from '#fixtures/product.ts';
import { getSizeTables } from '#schemas/sizeTables.ts';
import { asRecorded } from '#contracts/pact/asRecorded.ts';
import { addOutage, addRefusal, down, refused } from '#contracts/pact/failures.ts';
import { interaction } from '#contracts/pact/interaction.ts';
import { containing, exactly } from '#contracts/pact/matchers.ts';
import { detailed, tableMatches, womensShoes } from './knownTable.ts';

const ok = { error: false as const, message: '' };
const key = { key: 'sizes_pwa' };

describe('the size tables', () => {
  test('API-26, API-05: of all kinds of products, of which one may be unwritten', async () => {
    const content = [aSizeTable(), { title: '', systems: [], rows: [] }];
    const tables = await interaction(getSizeTables, {
      description: 'the size tables',
      given: 'there are size tables',
      params: {},
      args: {},
      reply: { ...ok, content },
    });
    expect(tables).toEqual(asRecorded(content));
  });

  test("API-26, SIZE-03: with the country's own system first, and the others in the order of the cells", async () => {
    const content = [womensShoes];
    const tables = await interaction(getSizeTables, {
      description: 'the size tables, of which one is known',
      ...detailed,
      args: {},
      reply: { ...ok, content },
      matches: { content: containing, ...tableMatches('content.*') },
    });
    expect(tables).toEqual(content);
  });

  test('API-26: of a key with an empty list are none', async () => {
    const tables = await interaction(getSizeTables, {
      description: 'the size tables, of which there are none',
      given: 'the content of the key is empty',
      params: key,
      args: {},
      reply: { ...ok, content: [] },
    });
    expect(tables).toEqual([]);
  });

  test('API-26: of an unknown key are none, which the server says with null', async () => {
    const tables = await interaction(getSizeTables, {
      description: 'the size tables, whose key is unknown',
      given: 'the content key is unknown',
      params: key,
      args: {},
      reply: { ...ok, content: null },
      matches: { content: exactly },
    });
    expect(tables).toEqual([]);
  });

  test('API-26, API-13: that are refused', async () => {
    expect(await addRefusal(getSizeTables, 'the size tables', {})).toMatchObject(refused);
  });

  test('API-26, API-09: of a server that is down', async () => {
    expect(await addOutage(getSizeTables, 'the size tables', {})).toMatchObject(down);
  });
});
