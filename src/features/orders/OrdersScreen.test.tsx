import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aStatedOrder } from '#fixtures/orders.ts';
import { sessionOf } from '#mocks/session.ts';
import { ordersOf } from '#mocks/orderTable.ts';
import { answerWith } from '#testing/mockWorker.ts';
import { openAccount, openAs, signedInAs } from '#testing/openAccount.tsx';
import { waitForUrl } from '#testing/signInScreens.ts';
import { visitor } from '#testing/visitor.ts';

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
  const all = ordersOf(await sessionOf(visitor(), 'ar'), '140').map(({ order_nr }) => order_nr);
  expect(shown()).toEqual(all);
});

test('ORD-13: without orders there is a way to the shop', async () => {
  await openAs(path);
  expect(await screen.findByText('Todavía no tiene pedidos.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a comprar' })).toHaveAttribute('href', '/');
});
