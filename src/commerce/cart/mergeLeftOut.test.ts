import { describe, expect, test } from 'vitest';
import { aCart, aCartItem } from '#fixtures/cart.ts';
import { signInBackend } from '#testing/signInBackend.ts';
import { mergeAtSignIn } from './mergeAtSignIn.ts';

const device = signInBackend();

const dress = { item: 'CL0301-S', quantity: 2 };

describe('an answer to the merge from another backend', () => {
  const emptyCart = () =>
    Response.json({ error: false, message: '', cart: aCart({ items: [] }), errors: [] });

  test('CART-22: that has lost the lines of the device does not cost them', async () => {
    const { store, session, intercept, lines, cart } = await device(
      'left out',
      ['ZP0001-38', 'AN0107-38'],
      [dress],
    );
    intercept(async (path, answer) => {
      if (path !== 'cart/merge') return answer();
      const hers = aCart({ hash: 'ca1100', items: [aCartItem({ id: dress.item, quantity: 2 })] });
      return Response.json({ error: false, message: '', cart: hers, errors: [] });
    });
    expect(await mergeAtSignIn(store)).toEqual({ added: 1 });
    expect(lines()).toBe('CL0301-S=2,ZP0001-38=1,AN0107-38=1');
    expect(session.carts.find(cart()?.hash ?? '')?.customer).toBe('1100');
  });

  test('CART-22: with an empty cart that the server does not have does not cost them either', async () => {
    const { store, intercept, lines } = await device('left out whole', ['ZP0001-38', 'AN0107-38'], [dress]);
    intercept(async (path, answer) => (path === 'cart/merge' ? emptyCart() : answer()));
    await mergeAtSignIn(store);
    expect(lines()).toBe('ZP0001-38=1,AN0107-38=1');
  });

  test('STATE-14: nothing is added once the session has ended', async () => {
    const { store, intercept, end, calls } = await device('left out, ended', ['ZP0001-38', 'AN0107-38']);
    intercept(async (path, answer) => {
      if (path === 'cart/merge') return emptyCart();
      end('logout');
      return answer();
    });
    expect(await mergeAtSignIn(store)).toEqual({ added: 0 });
    expect(calls()).toHaveLength(2);
  });
});
