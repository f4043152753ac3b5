import { expect, test } from 'vitest';
import { unreadable } from '#testing/cartBackend.ts';
import { signInBackend } from '#testing/signInBackend.ts';
import { mergeAtSignIn } from './mergeAtSignIn.ts';

const device = signInBackend();

const dress = { item: 'CL0301-S', quantity: 2 };
const lost = () => Response.json({ error: true, message: 'Cart not found', cart: null, errors: [] });

test.each([
  ['cart/merge', ['ZP0001-38'], ['POST cart/merge']],
  ['cart/gethash', [], ['POST cart/gethash']],
  ['cart/', [], ['POST cart/gethash', 'GET']],
])('STATE-14: a session that ends during %s writes no further cart', async (path, guest, sent) => {
  for (const answered of [undefined, lost, unreadable]) {
    const { store, intercept, end, cart, calls, change, lines } = await device(`end: ${path}`, guest, [
      dress,
    ]);
    intercept(async (called, answer) => {
      const response = await answer();
      if (called !== path) return response;
      end('expiry');
      return answered?.() ?? response;
    });
    expect(await mergeAtSignIn(store)).toEqual({ added: 0 });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(calls().map((call) => call.replace(/ \w+=.*/, ''))).toEqual(sent);
    expect(cart()).toBeUndefined();
    intercept((_path, answer) => answer());
    await change('AN0107-38', 1);
    expect(lines()).toBe('AN0107-38=1');
  }
});

test('STATE-14: a merge that is not answered ends with its session', async () => {
  const { store, end, intercept, cart } = await device('not answered', ['ZP0001-38'], [dress]);
  const { promise, resolve } = Promise.withResolvers<void>();
  intercept(() => {
    resolve();
    return new Promise<Response>(() => {});
  });
  const merged = mergeAtSignIn(store);
  await promise;
  end('logout');
  expect(await merged).toEqual({ added: 0 });
  expect(cart()).toBeUndefined();
});

test('STATE-14: a merge that waits for another call when the session ends is not sent', async () => {
  const { store, change, end, holdToken, calls, intercept } = await device(
    'end before',
    ['ZP0001-38'],
    [dress],
  );
  intercept(async (_path, answer) => {
    end('logout');
    // The next customer of the device is there at once.
    holdToken();
    return answer();
  });
  const sent = change('AN0107-38', 1);
  expect(await mergeAtSignIn(store)).toEqual({ added: 0 });
  await sent;
  expect(calls().map((call) => call.split('=')[0])).toEqual(['POST item']);
});

test('STATE-14: a cart that is recreated when the session ends is not merged', async () => {
  const { store, session, cart, end, calls, intercept } = await device('recreated', ['ZP0001-38'], [dress]);
  await session.carts.remove(cart()?.hash ?? '');
  intercept(async (path, answer) => {
    if (path === 'cart/') end('expiry');
    return answer();
  });
  expect(await mergeAtSignIn(store)).toEqual({ added: 0 });
  expect(calls().map((call) => call.split('=')[0])).toEqual(['POST cart/merge token', 'POST items']);
  expect(cart()).toBeUndefined();
});
