import { describe, expect, test } from 'vitest';
import { type AnyEndpoint, endpointOf } from '#testing/backend/endpointOf.ts';
import { ofCustomer, ofShop } from '#testing/backend/dataAreas.ts';
import { databaseOf } from '#mocks/database.ts';
import { catalogueBackend, list } from '#testing/backend/catalogueBackend.ts';

const { network, device } = catalogueBackend();

/** Releases the pending responses. */
const release = () => {
  network.holds = false;
  for (const answer of network.waiting.splice(0)) answer();
};

/** Reads a call's flags before it, while it is pending and after its failure. */
async function flagsOf<Flags>(flags: () => Flags, load: () => Promise<unknown>) {
  network.holds = true;
  const before = flags();
  const sent = load();
  const during = flags();
  release();
  await sent;
  return [before, during, flags()];
}

const idle = { fetching: false, error: undefined };
const fetching = { fetching: true, error: undefined };
const failed = { fetching: false, error: 'server' };

describe('the flags of a data area', () => {
  test.each(ofShop)(
    'STATE-01: of %s show that it is fetched, and that this has failed',
    async (area, call, args) => {
      const { store, fail } = device(area);
      await fail(call.name);
      const { initiate, select } = endpointOf(call);
      const flags = () => {
        const { status, error } = select(args)(store.getState());
        const { code } = (error ?? {}) as { code?: string };
        return { fetching: status === 'pending', error: code };
      };
      expect(await flagsOf(flags, () => store.dispatch(initiate(args)))).toEqual([idle, fetching, failed]);
    },
  );

  test.each(ofCustomer)(
    'STATE-01: of %s of a customer show that it is fetched, and that this has failed',
    async (area, { name }, made, args) => {
      const { store, fail } = device(area, { token: () => 'tok-areas' });
      await fail(name);
      const { initiate, select } = made as AnyEndpoint;
      const flags = () => {
        const { status, error } = select(args)(store.getState());
        const { code } = (error ?? {}) as { code?: string };
        return { fetching: status === 'pending', error: code };
      };
      expect(await flagsOf(flags, () => store.dispatch(initiate(args)))).toEqual([idle, fetching, failed]);
    },
  );

  test.each([
    ['catalogue', 'getCataloguePage', 'load'],
    ['filters', 'getFullCataloguePage', 'loadFull'],
  ] as const)(
    'STATE-01: of %s show that it is fetched, and that this has failed',
    async (area, call, load) => {
      const made = device(area);
      await made.fail(call);
      made.open(list);
      const flags = () => {
        const entry = made.entry(list);
        return { fetching: entry?.pending[call] === 1, error: entry?.problems[call]?.code };
      };
      expect(await flagsOf(flags, () => made[load](list))).toEqual([idle, fetching, failed]);
    },
  );
});

/** A store with the token of a customer of the mock. */
async function ofAna(visitor: string) {
  const { tokens, clock } = await databaseOf(visitor, 'ar');
  const expires = clock.now().getTime() + 60_000;
  await tokens.add({ token: 'tok-areas', customer: '1100', fingerprint: '', expires });
  return device(visitor, { token: () => 'tok-areas' });
}

test.each([
  ...ofShop.map(([area, call, args]) => [area, call.name, endpointOf(call), args] as const),
  // Then the address list is empty (ADDR-15).
  ...ofCustomer
    .filter(([area]) => area !== 'address list')
    .map(([area, { name }, made, args]) => [area, name, made as AnyEndpoint, args] as const),
])('STATE-06: of %s a failure leaves what was there', async (area, name, { initiate, select }, args) => {
  const { store, fail } = await ofAna(`kept ${area}`);
  const of = () => select(args)(store.getState());
  await store.dispatch(initiate(args));
  const { status, data } = of();
  expect([status, of().error]).toEqual(['fulfilled', undefined]);
  await fail(name);
  await store.dispatch(initiate(args, { forceRefetch: true }));
  expect(of().status).toBe('rejected');
  expect(of().data).toEqual(data);
  expect(data).toBeDefined();
});
