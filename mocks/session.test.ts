import { describe, expect, onTestFinished, test } from 'vitest';
import { resetSession, saveSessionsIn, sessionOf } from './session.ts';

const leave = async (visitor: string, country: 'ar' | 'cl' = 'ar') =>
  (await sessionOf(visitor, country)).stock.set('ZP0001-38', 7);
const left = async (visitor: string, country: 'ar' | 'cl' = 'ar') =>
  (await sessionOf(visitor, country)).stock.get('ZP0001-38');

describe('the data of a visitor', () => {
  test('are there again when the visitor comes back', async () => {
    await leave('Ana');
    expect(await left('Ana')).toBe(7);
    expect(await sessionOf('Ana', 'ar')).toBe(await sessionOf('Ana', 'ar'));
  });

  test('are one session, also for two calls that come at once', async () => {
    const [one, other] = await Promise.all([sessionOf('at once', 'ar'), sessionOf('at once', 'ar')]);
    expect(one).toBe(other);
  });

  test('are nobody else’s', async () => {
    await leave('Berta');
    expect(await left('Berto')).toBeUndefined();
    const [berta, berto] = [await sessionOf('Berta', 'ar'), await sessionOf('Berto', 'ar')];
    await berta.carts.add({ hash: 'c4f1e2', lines: [] });
    expect(berta.carts.list()).toHaveLength(berto.carts.list().length + 1);
    expect(berto.carts.find('c4f1e2')).toBeUndefined();
    expect(berto.faults).not.toBe(berta.faults);
  });

  test('are those of one country', async () => {
    await leave('Carla', 'ar');
    expect(await left('Carla', 'cl')).toBeUndefined();
    expect((await sessionOf('Carla', 'cl')).country).toBe('cl');
  });

  test('share the catalogue of the country, and no other', async () => {
    const [one, other, abroad] = await Promise.all([
      sessionOf('Dora', 'ar'),
      sessionOf('Dario', 'ar'),
      sessionOf('Dora', 'cl'),
    ]);
    expect(one.world).toBe(other.world);
    expect(one.world).not.toBe(abroad.world);
  });

  test('start from the seed after a reset, in that country alone', async () => {
    await leave('Elsa', 'ar');
    await leave('Elsa', 'cl');
    resetSession('Elsa', 'ar');
    expect(await left('Elsa', 'ar')).toBeUndefined();
    expect(await left('Elsa', 'cl')).toBe(7);
  });

  test('stay when another visitor resets', async () => {
    await leave('Fina');
    resetSession('Fino', 'ar');
    expect(await left('Fina')).toBe(7);
  });

  test('are forgotten when as many others as it can remember have come since the visitor last came', async () => {
    saveSessionsIn(undefined, 3);
    onTestFinished(() => saveSessionsIn(undefined));
    await leave('gone');
    await leave('back');
    await sessionOf('first', 'ar');
    expect(await left('back')).toBe(7);
    await sessionOf('second', 'ar');
    await sessionOf('third', 'ar');
    expect(await left('back')).toBe(7);
    expect(await left('gone')).toBeUndefined();
  });
});
