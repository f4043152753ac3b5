import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Shell } from '#app/shell/Shell.tsx';
import { aStatedOrder } from '#fixtures/orders.ts';
import { ordersOf } from '#mocks/orders/tables.ts';
import { databaseOf } from '#mocks/database.ts';
import { answerWith, visitor } from '#testing/render/mockWorker.ts';
import { openAccount, openAs, signedInAs } from '#testing/render/openAccount.tsx';
import { waitForUrl } from '#testing/render/signInScreens.ts';

const path = '/account/orders';

const openMany = (count: number) =>
  openAccount(path, ['a customer has many orders', { ...signedInAs(), count }]);

/** The pages that are asked for. */
function watchPages() {
  const asked: Record<string, string>[] = [];
  answerWith(
    http.post('*/customer/order', async ({ request }) => {
      asked.push(Object.fromEntries(new URLSearchParams(await request.clone().text())));
    }),
  );
  return asked;
}

const shown = () =>
  screen.queryAllByText(/^Pedido \d+$/).map(({ textContent }) => textContent.replace('Pedido ', ''));

test('ROUTE-04, FMT-03, APP-17: the orders of a customer with status, number, date and total', async () => {
  const view = await openAccount(path, [
    'a customer has orders',
    { ...signedInAs(), orders: [aStatedOrder()] },
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Mis pedidos' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'En camino' })).toBeVisible();
  expect(screen.getByText('Pedido 200012345')).toBeVisible();
  expect(screen.getByText('5 de marzo de 2024 14:07')).toBeVisible();
  expect(
    screen.getByText('$ 83.698,20', { normalizer: (text) => text.replace('\u00a0', ' ') }),
  ).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^Mis pedidos \|/));
  await userEvent.click(screen.getByRole('link', { name: /En camino/ }));
  await waitForUrl(view.store, '/account/orders/200012345');
});

test('ORD-05, ORD-06, ORD-08: pages of four until all nine are held, each once', async () => {
  const asked = watchPages();
  await openMany(9);
  await waitFor(() => expect(shown()).toHaveLength(4));
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  await waitFor(() => expect(shown()).toHaveLength(8));
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  await waitFor(() => expect(shown()).toHaveLength(9));
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
  expect(asked.map(({ limit, offset, order_nr }) => [limit, offset, order_nr])).toEqual([
    ['4', '0', undefined],
    ['4', '4', undefined],
    ['4', '8', undefined],
  ]);
  const all = ordersOf(await databaseOf(visitor(), 'ar'), '140').map(({ order_nr }) => order_nr);
  expect(shown()).toEqual(all);
});

test('ORD-13: without orders there is a way to the shop', async () => {
  await openAs(path);
  expect(await screen.findByText('Todavía no tiene pedidos.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a comprar' })).toHaveAttribute('href', '/');
});

afterEach(() => void vi.useRealTimers());

/** The shop, whose address can be changed. */
function Led({ onReady }: { onReady: (navigate: NavigateFunction) => void }) {
  const navigate = useNavigate();
  useEffect(() => onReady(navigate), [navigate, onReady]);
  return <Shell />;
}

/** Opens a screen for a customer with an order, and counts how often a call is sent. */
async function open(at: string, call: string) {
  let sent = 0;
  answerWith(
    http.post(`*/${call}`, () => {
      sent += 1;
    }),
  );
  let navigate: NavigateFunction = () => undefined;
  const { store } = await openAccount(
    at,
    ['a customer has orders', { ...signedInAs(), orders: [aStatedOrder()] }],
    'ar',
    'on',
    {},
    <Led onReady={(ready) => void (navigate = ready)} />,
  );
  const go = async (address: string) => {
    act(() => void navigate(address));
    await waitForUrl(store, address);
  };
  return { go, sent: () => sent };
}

const order = () => screen.findByRole('link', { name: /En camino/ });

test.each([path, '/account'])(
  'at %s, orders that were read a minute ago are read again, and no earlier',
  async (at) => {
    const { go, sent } = await open(at, 'customer/order');
    await order();
    const now = Date.now();
    for (const [passed, times] of [
      [30_000, 1],
      [61_000, 2],
    ] as const) {
      await go('/sizes');
      await waitFor(() => expect(screen.queryByRole('link', { name: /En camino/ })).toBeNull());
      vi.useFakeTimers({ toFake: ['Date'], now: now + passed });
      await go(at);
      await order();
      await waitFor(() => expect(sent()).toBe(times));
    }
  },
);

test('ORD-10: what has happened to an order is read with each visit', async () => {
  const { go, sent } = await open(path, 'order/statusnotifier');
  for (const times of [1, 2]) {
    fireEvent.click(await order());
    await waitFor(() => expect(sent()).toBe(times));
    await screen.findByText('6 de marzo de 2024 09:00');
    await go(path);
  }
});
