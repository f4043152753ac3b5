import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import { queueChange } from '#flows/queue/storedQueue.ts';
import { abortCalls } from '#flows/session/watchSession.ts';
import { selectAdding, selectAddSource, selectCart, selectCartBusy, selectCartCount } from '#store/cart.ts';
import { flashesTimedOut, flashQueued, selectFlashes } from '#store/flash.ts';
import { selectPopup } from '#store/floatingCart.ts';
import { navigated } from '#store/lastUrl.ts';
import { networkChanged } from '#store/online.ts';
import { loginSucceeded } from '#store/session/customerEvents.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { selectQueuedChanges } from '#store/syncQueue.ts';
import { started } from '#testing/backend/signedIn.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { renderAdd } from '#testing/render/renderAdd.tsx';
import { whenDecided } from '#testing/render/settled.ts';
import { changeCart, readCart } from './cartCalls.ts';

const item = 'ZP0001-38';
const line = { item, quantity: 2 };
const dress = { item: 'CL0301-S', quantity: 1 };

/** A part of a shop that adds; `bodies` are the changes that it has sent. */
function open(options?: Parameters<typeof renderAdd>[1]) {
  const bodies: URLSearchParams[] = [];
  answerWith(
    http.post('*/api/cart/', async ({ request }) => {
      bodies.push(new URLSearchParams(await request.clone().text()));
    }),
  );
  const { store, shop, add } = renderAdd(undefined, options);
  return { store, shop, add, bodies };
}

describe('an item that is added', () => {
  test('CART-13, APP-23: makes a cart, and the popup shows it', async () => {
    const { add, bodies, store } = open();
    expect(await add(line)).toEqual({ kind: 'added' });
    expect(bodies.map(String)).toEqual(['items=ZP0001-38%3D2']);
    const bought = selectCart(store.getState())?.items[0];
    expect(bought).toMatchObject({ id: item, quantity: 2, brand_name: 'Zapala' });
    const { image, name } = bought ?? {};
    expect(selectPopup(store.getState())).toEqual({
      open: true,
      product: { image, brand: 'Zapala', name, size: '38' },
    });
  });

  test('CART-13: is sent with the cart that there is', async () => {
    const { add, bodies, store } = open();
    await add(line);
    const hash = selectCart(store.getState())?.hash ?? '';
    expect(await add(dress)).toEqual({ kind: 'added' });
    const items = 'ZP0001-38=2,CL0301-S=1';
    expect(Object.fromEntries(bodies[1] ?? [])).toEqual({ item: 'CL0301-S', quantity: '1', hash, items });
  });

  test('CART-11, CART-12, ERR-25: but is in the cart is not sent', async () => {
    const { add, bodies } = open();
    await add(line);
    expect(await add({ item, quantity: 1 })).toEqual({
      kind: 'alreadyThere',
      text: 'El producto ya se encuentra en el carrito.',
    });
    expect(bodies).toHaveLength(1);
  });

  test.each([
    [undefined, 'product'],
    ['catalog', 'catalog'],
    ['wishlist', 'wishlist'],
  ] as const)('CART-05: from %s is known as added from %s', async (from, source) => {
    const { add, store } = open();
    expect(selectAddSource(store.getState())).toBeUndefined();
    await add({ ...line, ...(from && { from }) });
    expect(selectAddSource(store.getState())).toBe(source);
  });
});

describe('the popup', () => {
  test.each([
    [['/cart'], false],
    [['/mujer/', '/cart'], false],
    [['/cart', '/mujer/'], true],
    [['/mujer/', '/cart', '/'], true],
  ])('APP-29: after a visit of %o opens: %s', async (urls, isOpen) => {
    const { add, store } = open();
    for (const url of urls) act(() => void store.dispatch(navigated({ url, kind: 'push' })));
    expect(await add(line)).toEqual({ kind: 'added' });
    expect(selectPopup(store.getState()).open).toBe(isOpen);
  });

  const coupon = { text: 'Cupón agregado.', flashMessageType: 'success' } as const;
  const report = { ...coupon, text: 'Agregado al carrito: Zapatilla urbana Lago.', toCart: true };

  test.each([
    ['/', 'reports the add', [coupon, report]],
    ['/cart', 'is not needed', [coupon]],
  ])('APP-30, APP-29: does not open beside a message; on %s another one %s', async (url, _what, messages) => {
    const { add, store } = open();
    act(() => void store.dispatch(navigated({ url, kind: 'push' })));
    act(() => void store.dispatch(flashQueued(coupon)));
    expect(await add(line)).toEqual({ kind: 'added' });
    expect(selectPopup(store.getState()).open).toBe(false);
    expect(selectFlashes(store.getState())).toEqual(messages);
  });
});

describe('an item that is refused', () => {
  const error = (code: string) => ({ code, sku: item, message: 'Server text.' });
  const refused = (...errors: object[]) => ({ error: true, message: 'Refused', cart: null, errors });

  test.each([
    ['without stock', refused(error('OUT_OF_STOCK')), 'Producto sin stock.'],
    ['that does not exist', refused(error('NOT_FOUND')), 'No encontramos un producto con ese código.'],
    ['for another reason', refused(), 'Ha ocurrido un error.'],
    [
      'that the answer leaves out',
      aCartReply({
        cart: aCart({ items: [aCartItem({ id: 'CL0301-S' })] }),
        errors: [error('OUT_OF_STOCK')],
      }),
      'Producto sin stock.',
    ],
    [
      'that the answer leaves out in silence',
      aCartReply({ cart: aCart({ items: [] }) }),
      'Ha ocurrido un error.',
    ],
  ])('CART-18, CART-20, ERR-30: %s', async (_reason, body, text) => {
    const { add, store } = open();
    answerWith(http.post('*/api/cart/', () => HttpResponse.json(body)));
    expect(await add(line)).toEqual({ kind: 'failed', text });
    expect(selectPopup(store.getState()).product).toBeUndefined();
    expect(selectAdding(store.getState())).toBeUndefined();
  });

  test('KEEP-02: without network is on the device, and in no cart', async () => {
    const { add, store, bodies } = open();
    act(() => void store.dispatch(networkChanged(false)));
    expect(await add(line)).toEqual({ kind: 'added' });
    expect(selectQueuedChanges(store.getState())).toMatchObject([line]);
    expect(selectFlashes(store.getState())).toMatchObject([
      { text: 'Sin conexión: lo agregamos a su carrito cuando vuelva.', toCart: true },
    ]);
    expect(await add({ item, quantity: 1 })).toMatchObject({ kind: 'alreadyThere' });
    act(() => void store.dispatch(networkChanged(true)));
    await waitFor(() =>
      expect(selectCart(store.getState())?.items).toMatchObject([{ id: item, quantity: 2 }]),
    );
    expect(bodies).toHaveLength(1);
  });

  test.each([
    [
      'gone since a deployment',
      () => new HttpResponse(null, { status: 404 }),
      'Todavía no pudimos agregarlo a su carrito: lo seguimos intentando.',
      true,
    ],
    [
      'out of reach',
      () => HttpResponse.error(),
      'Sin conexión: lo agregamos a su carrito cuando vuelva.',
      false,
    ],
  ])(
    'KEEP-02, APP-12: whose code is %s is on the device, and a message says so',
    async (_why, answer, text, reload) => {
      answerWith(http.head('*/sendQueue.js', answer));
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      onTestFinished(() => log.mockRestore());
      // Start-up does not send it either.
      const { add, store, shop } = open({ deferred: () => new Promise(() => undefined) });
      const url = 'https://www.vidriera.example/sendQueue.js';
      const cause = new TypeError(`Failed to fetch dynamically imported module: ${url}`);
      const { need } = shop;
      shop.need = (name, _load, texts) => need(name, () => Promise.reject(cause), texts);
      const said = () => selectFlashes(store.getState());
      expect(await add(line)).toEqual({ kind: 'added' });
      expect(said()).toEqual([{ text, flashMessageType: 'error', reload }]);
      store.dispatch(flashesTimedOut());
      // So does a second press.
      expect(await add(line)).toEqual({ kind: 'added' });
      expect(said()).toEqual([{ text, flashMessageType: 'error', reload }]);
      expect(selectQueuedChanges(store.getState())).toMatchObject([line]);
      // It counts, and the cart lists it as waiting.
      expect(selectCartCount(store.getState())).toBe(2);
      // The code is there again: another press sends what waits.
      shop.need = need;
      expect(await add({ item, quantity: 1 })).toEqual({ kind: 'added' });
      expect(selectCart(store.getState())?.items).toMatchObject([{ id: item, quantity: 2 }]);
      expect(selectQueuedChanges(store.getState())).toEqual([]);
    },
  );

  test('of a cart that an overloaded server does not give is on the device, and nothing is said of a connection', async () => {
    const { add, store } = open();
    await add(line);
    let isOverloaded = true;
    answerWith(
      http.get('*/api/cart/', () =>
        isOverloaded ? HttpResponse.json({ message: 'Service unavailable.' }, { status: 503 }) : undefined,
      ),
    );
    await readCart(store);
    const text = 'Todavía no pudimos agregarlo a su carrito: lo seguimos intentando.';
    expect(await add(dress)).toEqual({ kind: 'added' });
    expect(selectFlashes(store.getState())).toMatchObject([{ text, toCart: true }]);
    expect(await add(dress)).toEqual({ kind: 'alreadyThere', text });
    isOverloaded = false;
    await readCart(store);
    await waitFor(() => expect(selectQueuedChanges(store.getState())).toEqual([]));
    expect(selectCart(store.getState())?.items).toHaveLength(2);
  });

  test('KEEP-02: that is removed without network, and then added again, stays in the cart', async () => {
    const { add, store, shop } = open();
    await add(line);
    act(() => void store.dispatch(networkChanged(false)));
    act(() => void queueChange(store, shop, { item, quantity: 0, kind: 'set' }));
    expect(await add({ item, quantity: 1 })).toEqual({ kind: 'added' });
    expect(selectQueuedChanges(store.getState())).toMatchObject([{ item, quantity: 1 }]);
    act(() => void store.dispatch(networkChanged(true)));
    await waitFor(() => expect(selectQueuedChanges(store.getState())).toEqual([]));
    await readCart(store);
    expect(selectCart(store.getState())?.items).toMatchObject([{ id: item, quantity: 1 }]);
  });
});

describe('while another call is pending', () => {
  /** A cart with one line whose reads are answered on `release`, the oldest first. */
  async function openReading() {
    const shop = open();
    await shop.add(line);
    const held: (() => void)[] = [];
    answerWith(
      http.get('*/api/cart/', async () => {
        await new Promise<void>((resolve) => {
          held.push(resolve);
        });
      }),
    );
    void readCart(shop.store);
    await waitFor(() => expect(held).toHaveLength(1));
    return { ...shop, held, release: () => held.shift()?.() };
  }

  test('CART-09: an add waits for a read, and is sent when it has ended', async () => {
    const { add, bodies, store, release } = await openReading();
    const added = add(dress);
    expect(selectAdding(store.getState())).toBe('CL0301-S');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(bodies).toHaveLength(1);
    release();
    expect(await added).toEqual({ kind: 'added' });
    expect(bodies[1]?.get('items')).toBe('ZP0001-38=2,CL0301-S=1');
  });

  test('CART-09: an add waits for a read, too, that begins when the one before has ended', async () => {
    const { add, bodies, store, held, release } = await openReading();
    const subscribe = vi.spyOn(store, 'subscribe');
    const added = add(dress);
    await waitFor(() => expect(subscribe).toHaveBeenCalled());
    // Subscribed after the add has begun to wait, so that the read begins when the add is about to be sent.
    const unsubscribe = store.subscribe(() => {
      if (selectCartBusy(store.getState())) return;
      unsubscribe();
      void readCart(store);
    });
    release();
    await waitFor(() => expect(held).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(bodies).toHaveLength(1);
    release();
    expect(await added).toEqual({ kind: 'added' });
  });

  test('CART-10: another add is dropped, and the next one after the answer is not', async () => {
    const { add, bodies, store } = open();
    const first = add(line);
    expect(await add(dress)).toBeUndefined();
    expect(selectAdding(store.getState())).toBe(item);
    expect(await first).toEqual({ kind: 'added' });
    expect(selectAdding(store.getState())).toBeUndefined();
    expect(bodies).toHaveLength(1);
    expect(await add(dress)).toEqual({ kind: 'added' });
  });
});

describe('an add whose session ends', () => {
  const dresses = { item: 'CL0301-S', quantity: 2 };

  /** A shop with a shoe in the cart, which holds the answers to further changes; `bodies` are what it has sent since. */
  async function openHolding() {
    const { store, add } = renderAdd();
    await whenDecided(store);
    await add({ item: 'ZP0001-38', quantity: 1 });
    const bodies: string[] = [];
    const held: (() => void)[] = [];
    answerWith(
      http.post('*/api/cart/', async ({ request }) => {
        bodies.push(decodeURIComponent(await request.clone().text()));
        await new Promise<void>((resolve) => {
          held.push(resolve);
        });
      }),
    );
    const end = (why: 'expiry' | 'logout') =>
      act(() => {
        store.dispatch(sessionEnded(why));
        abortCalls(store);
      });
    const items = () => selectCart(store.getState())?.items.map(({ id }) => id);
    return { store, add, bodies, held, end, items };
  }

  test('SESS-47: an add in flight at expiry is repeated once as guest, with its item alone, and the popup shows', async () => {
    const { add, bodies, held, end, items, store } = await openHolding();
    const added = add(dresses);
    await waitFor(() => expect(held).toHaveLength(1));
    end('expiry');
    await waitFor(() => expect(held).toHaveLength(2));
    expect(selectAdding(store.getState())).toBe('CL0301-S');
    for (const release of held) release();
    expect(await added).toEqual({ kind: 'added' });
    expect(bodies.slice(1)).toEqual(['items=CL0301-S=2']);
    expect(items()).toEqual(['CL0301-S']);
    expect(selectPopup(store.getState()).open).toBe(true);
    expect(selectAdding(store.getState())).toBeUndefined();
  });

  test('SESS-47: it is repeated with the lines that the guest has by then', async () => {
    const { add, bodies, held, end, items, store } = await openHolding();
    const added = add(dresses);
    await waitFor(() => expect(held).toHaveLength(1));
    end('expiry');
    const bag = { item: 'MA0036-U', quantity: 1 };
    const other = changeCart(store, { ...bag, lines: [bag] });
    await waitFor(() => expect(held).toHaveLength(2));
    for (const release of held) release();
    await other;
    await waitFor(() => expect(held).toHaveLength(3));
    held[2]?.();
    expect(await added).toEqual({ kind: 'added' });
    expect(bodies[2]).toContain('items=MA0036-U=1,CL0301-S=2');
    expect(items()).toEqual(['MA0036-U', 'CL0301-S']);
  });

  test('SESS-47: it is not repeated again, if that session ends too', async () => {
    const { add, bodies, held, end } = await openHolding();
    const added = add(dresses);
    await waitFor(() => expect(held).toHaveLength(1));
    end('expiry');
    await waitFor(() => expect(held).toHaveLength(2));
    end('expiry');
    expect(await added).toEqual({ kind: 'failed', text: 'Ha ocurrido un error.' });
    expect(bodies).toHaveLength(2);
  });

  test('an add of a customer who leaves is not repeated, and nothing is said', async () => {
    const { add, bodies, held, end, items, store } = await openHolding();
    act(() => void store.dispatch(loginSucceeded(started)));
    const added = add(dresses);
    await waitFor(() => expect(held).toHaveLength(1));
    end('logout');
    expect(await added).toBeUndefined();
    for (const release of held) release();
    expect(bodies).toHaveLength(1);
    expect(items()).toBeUndefined();
    expect(selectAdding(store.getState())).toBeUndefined();
  });
});
