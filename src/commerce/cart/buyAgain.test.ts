import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startMockServer } from '#contracts/lib/mockServer.ts';
import { anOrderItem } from '#fixtures/orders.ts';
import { getCart } from '#schemas/cart.ts';
import { isCartFulfilled, isCartPending } from '#store/cart.ts';
import { cartDevice, cartIn } from '#testing/cartDevice.ts';
import { buyAgain } from './buyAgain.ts';

let mock: RunningServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(() => mock.stop());

test('CART-09, AFTER-02: an order that is bought again waits for the call of the cart under way', async () => {
  const { store, order, send, session } = cartDevice(mock.url, 'bought during a read');
  const { hash } = cartIn(await order('AN0107-38=1'));
  const { faults, stock } = await session();
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
