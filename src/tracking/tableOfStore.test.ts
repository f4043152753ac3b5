import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartApi } from '#api/cart.ts';
import { signInApi } from '#api/customer.ts';
import { register } from '#flows/session/register.ts';
import { addStarted } from '#store/cart.ts';
import { connectCustomers, newBrowser, wire } from '#testing/backend/customerTab.ts';
import { trackedOf } from '#testing/backend/trackedOf.ts';

describe('actions of the store', () => {
  beforeEach(connectCustomers);
  afterEach(() => void vi.unstubAllGlobals());

  /** A shop on the mock backend, and the events of what happens in it. */
  async function shop() {
    const browser = await newBrowser();
    const tab = browser.open();
    await tab.persistence?.read;
    const { store } = tab;
    return { store, context: tab.context, events: trackedOf(store) };
  }

  const { addToCart, createCart, getCart } = cartApi.endpoints;
  const line = (quantity: number) => ({
    item: 'ZP0001-38',
    quantity: String(quantity),
    items: `ZP0001-38=${quantity}`,
  });

  test('TRACK-21, TRACK-22: an item that is new in the cart is an add, with its shipping and its price', async () => {
    const { store, events } = await shop();
    store.dispatch(addStarted('ZP0001-38'));
    await store.dispatch(createCart.initiate({ items: 'ZP0001-38=1' }));
    expect(events).toMatchObject([
      { event: 'addToCart', product: { id: 'ZP0001', price: 43_999, quantity: 1, size: '38' } },
    ]);
    expect(JSON.stringify(events)).toMatch(/Mujer\/Calzado\/Zapatillas\/Envío (?:gratis|pago)/);
  });

  test('TRACK-21: another quantity, a read and a recreated cart are no add', async () => {
    const { store, events } = await shop();
    await store.dispatch(createCart.initiate({ items: 'ZP0001-38=1' }));
    const hash = store.getState().cart.cart?.hash ?? '';
    await store.dispatch(getCart.initiate({ hash }));
    await store.dispatch(addToCart.initiate({ hash, ...line(2) } as never));
    expect(store.getState().cart.cart?.items[0]?.quantity).toBe(2);
    expect(events).toEqual([]);
  });

  test('TRACK-21: an add that no button waits for, such as the second line of an order bought again, is an add', async () => {
    const { store, events } = await shop();
    store.dispatch(addStarted('AN0107-38'));
    await store.dispatch(createCart.initiate({ items: 'AN0107-38=1' }));
    const hash = store.getState().cart.cart?.hash ?? '';
    await store.dispatch(addToCart.initiate({ hash, ...line(1) } as never));
    expect(events).toMatchObject([
      { event: 'addToCart', product: { id: 'AN0107' } },
      { event: 'addToCart', product: { id: 'ZP0001' } },
    ]);
  });

  const fields = { fingerprint: '6f9c2b1e-0a52-4c7d-9c57-3b1f2f1e8a10' };

  test('TRACK-23: a refused login is a failure without personal data', async () => {
    const { store, events } = await shop();
    const form = { ...fields, username: 'canary@vidriera.example', password: 'canary' };
    await store.dispatch(signInApi.endpoints.login.initiate(form, { track: false }));
    expect(events).toEqual([{ event: 'falha no login', cause: 'refused' }]);
  });

  test('TRACK-23: a social login without network is a failure', async () => {
    const { store, events } = await shop();
    wire.intercept = () => Promise.reject(new TypeError('Failed to fetch'));
    await store.dispatch(signInApi.endpoints.socialLogin.initiate({ ...fields, email: 'canary' } as never));
    expect(events).toEqual([{ event: 'falha no login', cause: 'network' }]);
  });

  test('TRACK-24: a refused registration is a failure', async () => {
    const { context, events } = await shop();
    wire.intercept = () => Response.json({ error: true, message: 'canary@vidriera.example exists' });
    await register(context, { email: 'canary' } as never);
    expect(events).toEqual([{ event: 'falha no cadastro', cause: 'refused' }]);
  });
});
