import { act, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { changeCart } from '#flows/cart/cartCalls.ts';
import { abortCalls } from '#flows/session/watchSession.ts';
import { selectAdding, selectCart } from '#store/cart.ts';
import { selectPopup } from '#store/floatingCart.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { renderAdd } from '#testing/render/renderAdd.tsx';

/** A shop with a shoe in the cart, which holds the answers to further changes; `bodies` are what it has sent since. */
async function open() {
  const { store, add } = renderAdd();
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

const dress = { item: 'CL0301-S', quantity: 2 };

test('SESS-47: an add in flight at expiry is repeated once as guest, with its item alone, and the popup shows', async () => {
  const { add, bodies, held, end, items, store } = await open();
  const added = add(dress);
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
  const { add, bodies, held, end, items, store } = await open();
  const added = add(dress);
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
  const { add, bodies, held, end } = await open();
  const added = add(dress);
  await waitFor(() => expect(held).toHaveLength(1));
  end('expiry');
  await waitFor(() => expect(held).toHaveLength(2));
  end('expiry');
  expect(await added).toEqual({ kind: 'failed', text: 'Ha ocurrido un error.' });
  expect(bodies).toHaveLength(2);
});

test('an add of a customer who leaves is not repeated, and nothing is said', async () => {
  const { add, bodies, held, end, items, store } = await open();
  const added = add(dress);
  await waitFor(() => expect(held).toHaveLength(1));
  end('logout');
  expect(await added).toBeUndefined();
  for (const release of held) release();
  expect(bodies).toHaveLength(1);
  expect(items()).toBeUndefined();
  expect(selectAdding(store.getState())).toBeUndefined();
});
