import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { aCart, aCartReply } from '#fixtures/cart.ts';
import { readCart } from '#flows/cart/cartCalls.ts';
import { queueChange } from '#flows/queue/storedQueue.ts';
import { databaseOf } from '#mocks/database.ts';
import { selectCart } from '#store/cart.ts';
import { selectFlashes } from '#store/flash.ts';
import { selectPopup } from '#store/floatingCart.ts';
import { networkChanged } from '#store/online.ts';
import { changesWait, selectQueuedChanges } from '#store/syncQueue.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { answerWith, visitor } from '#testing/render/mockWorker.ts';
import { renderAdd } from '#testing/render/renderAdd.tsx';

const shoes = { item: 'ZP0001-38', quantity: 2 };
const dress = { item: 'CL0301-S', quantity: 1, name: 'Vestido' };
const added = { text: 'Producto agregado al carrito.', flashMessageType: 'success', toCart: true };

describe('what is said of an add', () => {
  test('ERR-54: from the wishlist is a message that leads to the cart, in place of the popup', async () => {
    const { add, store } = renderAdd();
    expect(await add({ ...dress, from: 'wishlist' })).toEqual({ kind: 'added' });
    expect(selectFlashes(store.getState())).toEqual([added]);
    expect(selectPopup(store.getState())).toEqual({ open: false, product: undefined });
  });

  test.each([
    ['its name, where that is known', dress, 'Vestido'],
    ['no name, where none is known', shoes, undefined],
  ])('KEEP-02: that waits for the network has %s', async (_what, line, name) => {
    const { add, store } = renderAdd();
    act(() => void store.dispatch(networkChanged(false)));
    await add(line);
    const [change] = selectQueuedChanges(store.getState());
    expect([change?.item, change?.name]).toEqual([line.item, name]);
    const text = 'Sin conexión: lo agregamos a su carrito cuando vuelva.';
    expect(selectFlashes(store.getState())).toEqual([{ text, flashMessageType: 'success', toCart: true }]);
  });

  test('CART-12, KEEP-02: of what waits for the network already is that it does, once, until the cart has it', async () => {
    const { add, store } = renderAdd();
    act(() => void store.dispatch(networkChanged(false)));
    await add(dress);
    expect(await add(dress)).toEqual({
      kind: 'alreadyThere',
      text: 'Sin conexión: lo agregamos a su carrito cuando vuelva.',
    });
    expect(selectQueuedChanges(store.getState())).toHaveLength(1);
    act(() => void store.dispatch(networkChanged(true)));
    await waitFor(() => expect(selectCart(store.getState())?.items).toHaveLength(1));
    expect(await add(dress)).toMatchObject({ text: 'El producto ya se encuentra en el carrito.' });
  });

  test('CART-11, KEEP-02: of a line of the cart is that it is there, also while a change of it waits', async () => {
    const { add, store, shop } = renderAdd();
    await add(dress);
    act(() => void store.dispatch(networkChanged(false)));
    act(() => {
      queueChange(store, shop, { ...dress, quantity: 3, kind: 'set' });
      store.dispatch(changesWait(true));
    });
    expect(await add(dress)).toMatchObject({ text: 'El producto ya se encuentra en el carrito.' });
  });
});

test('CART-18: an item that the answer to its add leaves out is not looked for again', async () => {
  const { add } = renderAdd();
  const reads: string[] = [];
  answerWith(http.get('*/api/cart/', ({ request }) => void reads.push(request.url)));
  answerWith(http.post('*/api/cart/', () => HttpResponse.json(aCartReply({ cart: aCart({ items: [] }) }))));
  expect(await add(dress)).toEqual({ kind: 'failed', text: 'Ha ocurrido un error.' });
  expect(reads).toEqual([]);
});

describe('an item that another tab', () => {
  /** A cart with shoes that is being read; the answer comes with `release`. */
  async function openReading() {
    const storage = memoryStorage();
    const view = renderAdd(storage);
    await view.add(shoes);
    const { carts } = await databaseOf(visitor(), 'ar');
    const { promise, resolve } = Promise.withResolvers<void>();
    const reads: string[] = [];
    answerWith(
      http.get('*/api/cart/', async ({ request }) => {
        reads.push(request.url);
        if (reads.length === 1) await promise;
      }),
    );
    const hash = selectCart(view.store.getState())?.hash ?? '';
    const read = readCart(view.store);
    await waitFor(() => expect(reads).toHaveLength(1));
    const adding = view.add(dress);
    await waitFor(() => expect(selectQueuedChanges(view.store.getState())).toHaveLength(1));
    return {
      ...view,
      storage,
      reads,
      adding,
      putInto: () =>
        carts.change(hash, (row) => {
          row.lines = [shoes, { item: dress.item, quantity: 1 }];
        }),
      /** The queue of the device, in which the change has ended. */
      end() {
        const { id } = selectQueuedChanges(view.store.getState())[0] ?? {};
        const stored = JSON.parse(storage.texts['sync_queue'] ?? '{}') as object;
        storage.texts['sync_queue'] = JSON.stringify({ ...stored, changes: [], ended: [id] });
      },
      async release() {
        resolve();
        await read;
      },
    };
  }

  test('CART-11, CART-12: has put into the cart meanwhile is not sent', async () => {
    const { adding, putInto, release, store } = await openReading();
    await putInto();
    await release();
    expect(await adding).toEqual({
      kind: 'alreadyThere',
      text: 'El producto ya se encuentra en el carrito.',
    });
    expect(selectCart(store.getState())?.items).toHaveLength(2);
  });

  test('KEEP-04: has sent for this one is in the cart, which is read for it', async () => {
    const { adding, putInto, end, release, reads, store } = await openReading();
    end();
    await release();
    await putInto();
    expect(await adding).toEqual({ kind: 'added' });
    expect(reads).toHaveLength(2);
    expect(selectPopup(store.getState()).open).toBe(true);
  });

  test('KEEP-04: has sent for this one is not read again, where its cart is known', async () => {
    const { adding, putInto, end, release, reads } = await openReading();
    end();
    await putInto();
    await release();
    expect(await adding).toEqual({ kind: 'added' });
    expect(reads).toHaveLength(1);
  });
});
