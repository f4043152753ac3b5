import { expect, test } from 'vitest';
import { databaseOf } from '#mocks/database.ts';
import { catalogueBackend, list } from '#testing/backend/catalogueBackend.ts';
import { ofCustomer, ofShop } from '#testing/backend/dataAreas.ts';
import { type AnyEndpoint, endpointOf } from '#testing/backend/endpointOf.ts';

const { device } = catalogueBackend();

/** The visible state of an area, and its request. */
interface Area {
  load: () => PromiseLike<unknown>;
  isFetching: () => boolean;
  /** The code of its failure, and its message. */
  problem: () => { code: string; message: string } | undefined;
  isStored: () => boolean;
}

type Device = ReturnType<typeof device>;

/** An area with a single call. */
const areaOf =
  ({ initiate, select }: AnyEndpoint, args: unknown) =>
  ({ store }: Device): Area => {
    const state = () => select(args)(store.getState());
    return {
      load: () => store.dispatch(initiate(args, { forceRefetch: true })),
      isFetching: () => state().status === 'pending',
      problem: () => (state().status === 'rejected' ? (state().error as never) : undefined),
      isStored: () => state().data !== undefined,
    };
  };

/** An area in the entry of a list. */
const areaOfList =
  (
    call: 'getCataloguePage' | 'getFullCataloguePage',
    load: 'load' | 'loadFull',
    part: 'products' | 'details',
  ) =>
  (made: Device): Area => {
    made.open(list);
    return {
      load: () => made[load](list),
      isFetching: () => made.entry(list)?.pending[call] === 1,
      problem: () => made.entry(list)?.problems[call],
      isStored: () => made.entry(list)?.[part] !== undefined && made.skus(list).length > 0,
    };
  };

/** Search has two areas: suggestions and top searches. */
const areas: [name: string, call: string, open: (made: Device) => Area][] = [
  ...ofShop.map(([name, call, args]): [string, string, (made: Device) => Area] => [
    name,
    call.name,
    areaOf(endpointOf(call), args),
  ]),
  ['catalogue', 'getCataloguePage', areaOfList('getCataloguePage', 'load', 'products')],
  ['filters', 'getFullCataloguePage', areaOfList('getFullCataloguePage', 'loadFull', 'details')],
  ...ofCustomer.map(([name, call, made, args]): [string, string, (made: Device) => Area] => [
    name,
    call.name,
    areaOf(made as AnyEndpoint, args),
  ]),
];

test('STATE-05: they are the areas of the requirement', () => {
  const named =
    'home, catalogue, menus, category tree, cities, regions, filters, address list, orders, memberships, search, CMS keys, product, wallet, credits, brands, recommendations, wishlist, two-step';
  const names = new Set(areas.map(([name]) => name));
  expect(named.split(', ').filter((name) => !names.has(name))).toEqual([]);
});

test.each(areas)(
  'STATE-05: %s shows a failure, forgets it with the next request, and stores the answer',
  async (name, call, open) => {
    const visitor = `all areas, ${name}`;
    const db = await databaseOf(visitor, 'ar');
    const expires = db.clock.now().getTime() + 60_000;
    await db.tokens.add({ token: 'tok-areas', customer: '1100', fingerprint: '', expires });
    const { load, isFetching, problem, isStored } = open(device(visitor, { token: () => 'tok-areas' }));
    expect([isFetching(), problem(), isStored()]).toEqual([false, undefined, false]);
    db.faults.set(call, 'unavailable');
    await load();
    expect([isFetching(), problem()?.code, isStored()]).toEqual([false, 'server', false]);
    expect(problem()).toHaveProperty('message');
    db.faults.delete(call);
    const sent = load();
    expect([isFetching(), problem()]).toEqual([true, undefined]);
    await sent;
    expect([isFetching(), problem(), isStored()]).toEqual([false, undefined, true]);
  },
);
