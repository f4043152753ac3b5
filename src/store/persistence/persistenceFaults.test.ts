import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCart } from '#fixtures/cart.ts';
import {
  aDisk,
  badEntry,
  beginVisits,
  cart,
  endVisits,
  entry,
  leftBehind,
  product,
  told,
  visit,
} from '#testing/persistedVisit.ts';
import { selectCart } from '#store/cart.ts';
import { selectPopup } from '#store/floatingCart.ts';
import { selectVisited } from '#store/lastUrl.ts';

beforeEach(beginVisits);
afterEach(endVisits);

describe('a disk that fails', () => {
  const broken = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  test.each([
    ['throws', broken],
    ['rejects', () => Promise.reject(new Error('denied'))],
  ])('PERS-09: one that %s on reading is never written to, and one notice says so', async (_how, getItem) => {
    const blocked = aDisk({}, { getItem });
    const { hold, state, keeping } = visit(blocked.disk);
    await keeping.read;
    await hold(cart);
    await keeping.flush();
    expect(selectCart(state())).toEqual(cart);
    expect(blocked.writes).toEqual([]);
    expect(told.unkept).toBe(1);
  });

  test('PERS-09: one that is full keeps the last good text, and one notice says so', async () => {
    const { texts } = await leftBehind();
    const before = texts[entry];
    const full = aDisk(texts, { setItem: broken });
    const { hold, state, keeping } = visit(full.disk);
    await keeping.read;
    for (const hash of ['a1', 'a2']) {
      await hold(aCart({ hash }));
      await keeping.flush();
    }
    expect(selectCart(state())?.hash).toBe('a2');
    expect(full.texts[entry]).toBe(before);
    expect(told.unkept).toBe(1);
  });

  test('PERS-09: what cannot be set aside is not overwritten', async () => {
    const texts = { [entry]: '{"cart":"null"}' };
    const full = aDisk(texts, { setItem: broken });
    const { hold, keeping } = visit(full.disk);
    await keeping.read;
    await hold(cart);
    await keeping.flush();
    expect(texts).toEqual({ [entry]: '{"cart":"null"}' });
    expect(told.unkept).toBe(1);
  });
});

describe('a disk that was spoilt', () => {
  test('PERS-09: the raw text of a bad slice is set aside before anything is written', async () => {
    const { texts } = await leftBehind();
    const slices = JSON.parse(texts[entry] ?? '') as Record<string, string>;
    const spoilt = aDisk({ [entry]: JSON.stringify({ ...slices, cart: 'null' }) });
    const { hold, state, keeping } = visit(spoilt.disk);
    await keeping.read;
    expect(selectCart(state())).toBeUndefined();
    expect(selectVisited(state())).toEqual(['/mujer/']);
    await hold(cart);
    await keeping.flush();
    expect(spoilt.writes[0]).toEqual([badEntry, '{"cart":"null"}']);
    expect(spoilt.writes.length).toBeGreaterThan(1);
  });

  const change = fc.record({
    slice: fc.constantFrom('cart', 'lastUrl', 'floatingCart'),
    at: fc.nat(),
    how: fc.constantFrom('flip', 'cut', 'swap', 'pollute'),
    value: fc.jsonValue(),
  });

  type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

  function spoil(raw: string, { at, how, value }: Change) {
    const place = at % Math.max(1, raw.length);
    if (how === 'cut') return raw.slice(0, place);
    if (how === 'swap') return JSON.stringify(value);
    if (how === 'pollute') return `{"__proto__":{"polluted":true},${raw.slice(1)}`;
    return `${raw.slice(0, place)}${String.fromCodePoint((raw.codePointAt(place) ?? 0) ^ 1)}${raw.slice(place + 1)}`;
  }

  test('PERS-09: of 5000 spoilt stores each starts, with every slice that is whole, and the bad one set aside', async () => {
    const { texts } = await leftBehind();
    const slices = JSON.parse(texts[entry] ?? '') as Record<string, string>;
    let setAside = 0;
    await fc.assert(
      fc.asyncProperty(change, async (spoilt) => {
        const raw = spoil(slices[spoilt.slice] ?? '', spoilt);
        const disk = aDisk({ [entry]: JSON.stringify({ ...slices, [spoilt.slice]: raw }) });
        const { state, keeping } = visit(disk.disk);
        await keeping.read;
        vi.clearAllTimers();
        const read: Record<string, unknown> = {
          cart: selectCart(state()),
          lastUrl: selectVisited(state()),
          floatingCart: selectPopup(state()).product,
        };
        const whole = { cart, lastUrl: ['/mujer/'], floatingCart: product };
        expect({ ...read, [spoilt.slice]: undefined }).toEqual({ ...whole, [spoilt.slice]: undefined });
        const { items = [] } = selectCart(state()) ?? {};
        expect(items.every(({ quantity, name }) => typeof quantity + typeof name === 'numberstring')).toBe(
          true,
        );
        expect(({} as { polluted?: true }).polluted).toBeUndefined();
        const bad = disk.texts[badEntry];
        if (bad === undefined) return;
        setAside += 1;
        expect(JSON.parse(bad)).toEqual({ [spoilt.slice]: raw });
      }),
      { seed: 20241, numRuns: 5000 },
    );
    console.info(`Spoilt stores: 5000 of 5000 started, ${setAside} with a slice set aside.`);
    expect(setAside).toBeGreaterThan(1000);
  }, 60_000);
});
