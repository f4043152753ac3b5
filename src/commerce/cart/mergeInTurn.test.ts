import { describe, expect, test } from 'vitest';
import { aCart, aCartItem } from '#fixtures/cart.ts';
import { rehydrated } from '#store/persistence/persistedSlices.ts';
import { unreadable } from '#testing/cartBackend.ts';
import { countTogether, withoutIds } from '#testing/callsTogether.ts';
import { signInBackend } from '#testing/signInBackend.ts';
import { readCart } from './cartCalls.ts';
import { mergeAtSignIn } from './mergeAtSignIn.ts';
import { whenCartIdle } from './whenCartIdle.ts';

const device = signInBackend();

describe('a sign in, behind a change that waits for the same call', () => {
  test('CART-09: merges the cart after it', async () => {
    const made = await device('merge', ['ZP0001-38'], []);
    const together = countTogether(made);
    const read = readCart(made.store);
    const change = whenCartIdle(made.store).then(() => made.change('AN0107-38', 1));
    await Promise.all([mergeAtSignIn(made.store), change, read]);
    expect(new Set(together)).toEqual(new Set([1]));
    expect(made.lines()).toBe('ZP0001-38=1,AN0107-38=1');
  });

  test('CART-09, CART-22: looks whether a merge is owed, and does it after the change', async () => {
    const made = await device('owed', ['ZP0001-38'], []);
    let change: Promise<unknown> | undefined;
    const together: string[][] = [];
    let running: string[] = [];
    made.intercept(async (path, answer) => {
      if (path === 'cart/gethash') {
        void readCart(made.store);
        change = whenCartIdle(made.store).then(() => made.change('AN0107-38', 1));
        return answer();
      }
      running = [...running, path];
      together.push(running);
      await new Promise((resolve) => setTimeout(resolve, 10));
      const response = await answer();
      running = running.filter((each) => each !== path);
      return response;
    });
    await mergeAtSignIn(made.store, true);
    await change;
    expect(together).toEqual([['cart/'], ['cart/'], ['cart/merge']]);
    expect(made.lines()).toBe('ZP0001-38=1,AN0107-38=1');
  });

  test('STATE-14, CART-22: does no merge that was owed, where the session ends while it waits', async () => {
    const made = await device('owed, ended', ['ZP0001-38'], []);
    made.intercept(async (path, answer) => {
      if (path === 'cart/gethash') void readCart(made.store);
      else {
        made.end('logout');
        // The next customer of the device is there at once.
        made.holdToken();
        const items = [aCartItem({ id: 'AN0107-38', quantity: 1 })];
        made.store.dispatch(rehydrated({ cart: { cart: aCart({ hash: 'guest', items }) } }));
      }
      return answer();
    });
    expect(await mergeAtSignIn(made.store, true)).toEqual({ added: 0 });
    expect(withoutIds(made.calls())).toEqual(['POST cart/gethash', 'GET']);
  });

  test('CART-09, CART-23: does not read her cart while the shopper begins one', async () => {
    const made = await device('begun', [], [{ item: 'CL0301-S', quantity: 2 }]);
    const changes: Promise<unknown>[] = [];
    const together = countTogether(made, (path, answer) => {
      if (path === 'cart/gethash' && changes.length === 0) {
        changes.push(made.change('AN0107-38', 1));
        changes.push(whenCartIdle(made.store).then(() => made.change('ZP0001-38', 1)));
      }
      // The first change fails, so that there is no cart yet when the second one begins.
      const isFirst = path === 'cart/' && together.length === 2;
      return isFirst ? Promise.resolve(unreadable()) : answer();
    });
    await mergeAtSignIn(made.store);
    await Promise.all(changes);
    // The hash is asked for beside the first change.
    expect(together.toSpliced(1, 1).every((count) => count === 1)).toBe(true);
    expect(made.lines()).toBe('CL0301-S=2,ZP0001-38=1');
  });
});
