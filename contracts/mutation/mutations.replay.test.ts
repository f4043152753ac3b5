import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getHome } from '#schemas/home.ts';
import { mutateCall } from './mutateCall.ts';
import { hasField, mutate, mutationsOf } from './mutations.ts';
import { type Pact, readPact } from '#contracts/pact/pactFile.ts';

const schema = v.object({
  hash: v.string(),
  shipping: v.nullable(v.number()),
  items: v.array(v.object({ id: v.string(), note: v.exactOptional(v.string()) })),
  coupons: v.record(v.string(), v.object({ amount: v.number() })),
});

const reply = { hash: 'c4f1e2', shipping: 4500, items: [{ id: 'a', note: 'x' }, { id: 'b' }], coupons: {} };

const labels = (replies: unknown[]) =>
  mutationsOf(schema, replies).mutations.map(({ path, change }) => `${path.join('.')} ${change}`);

describe('the mutations of a reply', () => {
  test('LAB-04: each required field is removed, set to null and given another type', () => {
    expect(labels([reply])).toEqual([
      'hash removed',
      'hash null',
      'hash otherType',
      'shipping removed',
      'shipping otherType',
      'items removed',
      'items null',
      'items otherType',
      'items.* null',
      'items.* otherType',
      'items.*.id removed',
      'items.*.id null',
      'items.*.id otherType',
      'coupons removed',
      'coupons null',
      'coupons otherType',
    ]);
  });

  test('the entries of a map are tried one by one', () => {
    const coupons = { VERANO10: { amount: 10 }, ENVIO: { amount: 5 } };
    const found = labels([{ ...reply, coupons }]).filter((label) => label.startsWith('coupons.'));
    expect(found.filter((label) => label.startsWith('coupons.ENVIO'))).toEqual([
      'coupons.ENVIO null',
      'coupons.ENVIO otherType',
      'coupons.ENVIO.amount removed',
      'coupons.ENVIO.amount null',
      'coupons.ENVIO.amount otherType',
    ]);
    expect(found.length).toBe(10);
  });

  test('what one reply does not show another may', () => {
    const coupons = { ENVIO: { amount: 5 } };
    expect(mutationsOf(schema, [reply]).unseen).toEqual(['coupons.*']);
    expect(mutationsOf(schema, [{ ...reply, items: [] }]).unseen).toEqual(['items.*', 'coupons.*']);
    expect(mutationsOf(schema, [reply, { ...reply, items: [], coupons }]).unseen).toEqual([]);
  });

  test('a schema of a kind that cannot be walked is refused, not passed over', () => {
    const pair = v.object({ price: v.tuple([v.number(), v.string()]) });
    expect(() => mutationsOf(pair, [{ price: [1, 'ARS'] }])).toThrow(
      "price: the schema type 'tuple' is not known here",
    );
  });
});

describe('a mutation', () => {
  test.each([
    [['hash'], 'removed', { ...reply, hash: undefined }],
    [['hash'], 'otherType', { ...reply, hash: 7 }],
    [['shipping'], 'otherType', { ...reply, shipping: 'text' }],
    [['items', '*', 'id'], 'null', { ...reply, items: [{ id: null, note: 'x' }, { id: null }] }],
    [['items', '*'], 'null', { ...reply, items: [null, null] }],
    [['coupons', 'ENVIO', 'amount'], 'removed', reply],
    [['hash', 'length'], 'removed', reply],
  ] as const)('of %j, %s, changes that and nothing else', (path, change, changed) => {
    const before = structuredClone(reply);
    expect(mutate(reply, { path, change })).toEqual(changed);
    expect(reply).toEqual(before);
  });

  test.each([
    [['shipping'], true],
    [['items', '*', 'note'], true],
    [['items', '*', 'price'], false],
    [['coupons', '*', 'amount'], false],
    [['hash', 'length'], false],
  ])('of %j changes this reply: %s', (path, changes) => {
    expect(hasField(reply, path)).toBe(changes);
    const changed = mutate(reply, { path, change: 'otherType' });
    expect(isDeepStrictEqual(changed, reply)).toBe(!changes);
  });

  test('that removes leaves no key behind', () => {
    expect(Object.keys(mutate(reply, { path: ['hash'], change: 'removed' }) as object)).not.toContain('hash');
  });
});

describe('the replay of mutated replies', () => {
  /** The contract of an empty home: few fields, so the replay is fast. */
  function emptyHome(): Pact {
    const pact = readPact('api');
    const interactions = pact.interactions.filter(
      ({ description }) => description === 'the content of a home that is not there',
    );
    return { ...pact, interactions };
  }

  test('LAB-04: every mutation turns the contract red', async () => {
    const { mutations, survivors } = await mutateCall(getHome, emptyHome());
    expect(mutations).toBeGreaterThan(20);
    expect(survivors).toEqual([]);
  });

  test('LAB-04: what a contract has forgotten survives, and is named', async () => {
    const pact = emptyHome();
    for (const { response } of pact.interactions) {
      response.body = { content: mutate(response.body?.content, { path: ['layout'], change: 'removed' }) };
    }
    const { survivors } = await mutateCall(getHome, pact);
    expect(survivors).toEqual(
      ['layout removed', 'layout null', 'layout otherType'].concat(
        ['', '.positions'].flatMap((place) =>
          ['removed', 'null', 'otherType'].map((change) => `layout.portrait${place} ${change}`),
        ),
      ),
    );
  });

  test('a call that no interaction matches is no success', async () => {
    await expect(mutateCall(getHome, { interactions: [] })).rejects.toThrow('no interaction pins its answer');
  });

  test('a mock that does not keep the contract to begin with is no success', async () => {
    const pact = emptyHome();
    for (const { response } of pact.interactions) response.status = 201;
    await expect(mutateCall(getHome, pact)).rejects.toThrow('201');
  });
});
