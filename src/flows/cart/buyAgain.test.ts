import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOrderItem } from '#fixtures/orders.ts';
import { getCart } from '#schemas/cart.ts';
import type { OrderLine } from '#schemas/orders.ts';
import { addStarted, selectAdding } from '#store/cart.ts';
import { isCartFulfilled, isCartPending } from '#store/matchers.ts';
import { cartBackend } from '#testing/backend/cartBackend.ts';
import { cartDevice, cartIn } from '#testing/backend/cartDevice.ts';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';
import { signInBackend } from '#testing/backend/signInBackend.ts';
import { buyAgain } from './buyAgain.ts';

let mock: RunningServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(() => mock.stop());

test('CART-09, AFTER-02: an order that is bought again waits for the call of the cart under way', async () => {
  const { store, order, send, db } = cartDevice(mock.url, 'bought during a read');
  const { hash } = cartIn(await order('AN0107-38=1'));
  const { faults, stock } = await db();
  stock.set('ZP0001-38', 5);
  faults.set('getCart', 'slow');
  const calls: string[] = [];
  store.react({
    matches: isCartPending,
    run: ({ meta }) => calls.push(`${meta.arg.endpointName} is sent`),
  });
  store.react({
    matches: isCartFulfilled,
    run: ({ meta }) => calls.push(`${meta.arg.endpointName} is answered`),
  });
  const read = send(getCart, { hash });
  const bought = await buyAgain(store, [{ ...anOrderItem(), quantity: 2 }]);
  await read;
  expect(bought?.added.map(({ quantity }) => quantity)).toEqual([2]);
  expect(calls).toEqual([
    'getCart is sent',
    'getCart is answered',
    'addToCart is sent',
    'addToCart is answered',
  ]);
});

const device = cartBackend();
const signInDevice = signInBackend();
const lineOf = (sku: string, quantity: number): OrderLine => ({
  ...anOrderItem(),
  price: 54_999,
  paid_price: 43_999,
  sku,
  quantity,
});
const shoes = lineOf('ZP0001-38', 2);
const boots = lineOf('AN0107-38', 1);
const unknown = lineOf('NADA-1', 3);

test('AFTER-02, CART-12: says what was added, what was there, what is not left and what is unknown', async () => {
  const { store, db, lines, calls } = await device('all kinds', 'CL0301-S');
  db.stock.set('ZP0001-38', 1);
  db.stock.set('AN0107-38', 0);
  const dress = lineOf('CL0301-S', 1);
  const bought = await buyAgain(store, [shoes, dress, boots, unknown]);
  expect(bought).toEqual({
    added: [{ line: shoes, quantity: 1 }],
    there: [dress],
    unavailable: [
      { line: shoes, quantity: 1 },
      { line: boots, quantity: 0 },
      { line: unknown, quantity: 0 },
    ],
    failed: [],
    problem: undefined,
  });
  expect(lines()).toBe('CL0301-S=1,ZP0001-38=1');
  // An unknown item is not tried again in a smaller quantity.
  expect(calls().filter((call) => call.includes('item=NADA-1'))).toHaveLength(1);
});

test('AFTER-02, CART-14: a line of more than 10 is added in the most that an item can have, and is not missing', async () => {
  const { store, db, lines } = await device('more than the most');
  db.stock.set('ZP0001-38', 12);
  const many = lineOf('ZP0001-38', 12);
  const bought = await buyAgain(store, [many]);
  expect(bought).toMatchObject({ added: [{ line: many, quantity: 10 }], unavailable: [] });
  expect(lines()).toBe('ZP0001-38=10');
});

test('AFTER-02: ends with the first call that fails, and says what is left', async () => {
  const { store, lines, breakCall } = await device('fails');
  breakCall('createCart', 'refused');
  const bought = await buyAgain(store, [shoes, boots]);
  expect(bought).toMatchObject({ added: [], there: [], unavailable: [], failed: [shoes, boots] });
  expect(bought?.problem?.code).toBe('refused');
  expect(lines()).toBe('');
  expect(selectAdding(store.getState())).toBeUndefined();
});

test('AFTER-02: what was added before a call that fails is in the cart, and is not among what is left', async () => {
  const { store, lines, breakCall } = await device('fails later');
  store.react({ matches: isCartFulfilled, run: () => void breakCall('addToCart', 'refused') });
  const bought = await buyAgain(store, [shoes, boots, unknown]);
  expect(bought).toMatchObject({ added: [{ line: shoes, quantity: 2 }], failed: [boots, unknown] });
  expect(lines()).toBe('ZP0001-38=2');
});

test('CART-10: is dropped while another add is pending', async () => {
  const { store, calls } = await device('pending');
  store.dispatch(addStarted('CL0301-S'));
  expect(await buyAgain(store, [shoes])).toBeUndefined();
  expect(calls()).toEqual([]);
  expect(selectAdding(store.getState())).toBe('CL0301-S');
});

test('CART-10: is itself a pending add until it has ended', async () => {
  const { store, intercept } = await device('adding');
  const adding: unknown[] = [];
  intercept((_path, answer) => {
    adding.push(selectAdding(store.getState()));
    return answer();
  });
  await buyAgain(store, [shoes, boots]);
  expect(adding).toEqual(['ZP0001-38', 'ZP0001-38']);
  expect(selectAdding(store.getState())).toBeUndefined();
});

test.each(['while a line is added', 'while it waits for the cart'])(
  'STATE-14: adds nothing more where the session ends %s',
  async (when) => {
    const { store, change, end, intercept, calls } = await signInDevice(when, ['CL0301-S'], []);
    intercept((_path, answer) => {
      end('logout');
      return answer();
    });
    const before = when === 'while it waits for the cart' ? change('CL0301-S', 2) : undefined;
    expect(await buyAgain(store, [shoes, boots])).toBeUndefined();
    await before;
    expect(calls()).toHaveLength(1);
    expect(selectAdding(store.getState())).toBeUndefined();
  },
);

test('STATE-14: says nothing of a line during whose only attempt the session ends', async () => {
  const { store, end, intercept } = await signInDevice('last attempt', ['CL0301-S'], []);
  intercept((_path, answer) => {
    end('logout');
    return answer();
  });
  expect(await buyAgain(store, [{ ...shoes, quantity: 1 }])).toBeUndefined();
});
