import { describe, expect, onTestFinished, test } from 'vitest';
import { resetDatabase, saveDatabasesIn, databaseOf } from './database.ts';

const leave = async (visitor: string, country: 'ar' | 'cl' = 'ar') =>
  (await databaseOf(visitor, country)).stock.set('ZP0001-38', 7);
const left = async (visitor: string, country: 'ar' | 'cl' = 'ar') =>
  (await databaseOf(visitor, country)).stock.get('ZP0001-38');

describe('the data of a visitor', () => {
  test('are there again when the visitor comes back', async () => {
    await leave('Ana');
    expect(await left('Ana')).toBe(7);
    expect(await databaseOf('Ana', 'ar')).toBe(await databaseOf('Ana', 'ar'));
  });

  test('are one database, also for two calls that come at once', async () => {
    const [one, other] = await Promise.all([databaseOf('at once', 'ar'), databaseOf('at once', 'ar')]);
    expect(one).toBe(other);
  });

  test('are nobody else’s', async () => {
    await leave('Berta');
    expect(await left('Berto')).toBeUndefined();
    const [berta, berto] = [await databaseOf('Berta', 'ar'), await databaseOf('Berto', 'ar')];
    await berta.carts.add({ hash: 'c4f1e2', lines: [] });
    expect(berta.carts.list()).toHaveLength(berto.carts.list().length + 1);
    expect(berto.carts.find('c4f1e2')).toBeUndefined();
    expect(berto.faults).not.toBe(berta.faults);
  });

  test('are those of one country', async () => {
    await leave('Carla', 'ar');
    expect(await left('Carla', 'cl')).toBeUndefined();
    expect((await databaseOf('Carla', 'cl')).country).toBe('cl');
  });

  test('share the catalogue of the country, and no other', async () => {
    const [one, other, abroad] = await Promise.all([
      databaseOf('Dora', 'ar'),
      databaseOf('Dario', 'ar'),
      databaseOf('Dora', 'cl'),
    ]);
    expect(one.world).toBe(other.world);
    expect(one.world).not.toBe(abroad.world);
  });

  test('start from the seed after a reset, in that country alone', async () => {
    await leave('Elsa', 'ar');
    await leave('Elsa', 'cl');
    resetDatabase('Elsa', 'ar');
    expect(await left('Elsa', 'ar')).toBeUndefined();
    expect(await left('Elsa', 'cl')).toBe(7);
  });

  test('stay when another visitor resets', async () => {
    await leave('Fina');
    resetDatabase('Fino', 'ar');
    expect(await left('Fina')).toBe(7);
  });

  test('are forgotten when as many others as it can remember have come since the visitor last came', async () => {
    saveDatabasesIn(undefined, 3);
    onTestFinished(() => saveDatabasesIn(undefined));
    await leave('gone');
    await leave('back');
    await databaseOf('first', 'ar');
    expect(await left('back')).toBe(7);
    await databaseOf('second', 'ar');
    await databaseOf('third', 'ar');
    expect(await left('back')).toBe(7);
    expect(await left('gone')).toBeUndefined();
  });
});
