import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anOrder, aStatedOrder } from '#fixtures/orders.ts';
import { networkChanged } from '#store/online.ts';
import { answerAgain, answerWith } from '#testing/render/mockWorker.ts';
import { openAccount, signedInAs } from '#testing/render/openAccount.tsx';
import { waitForUrl } from '#testing/render/signInScreens.ts';

const number = '200012345';
const path = `/account/orders/${number}`;

type Stated = ReturnType<typeof aStatedOrder>;

const open = (overrides: Partial<Stated> = {}, at = path) =>
  openAccount(at, [
    'a customer has orders',
    { ...signedInAs(), orders: [{ ...aStatedOrder(), ...overrides }] },
  ]);

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const steps = () =>
  within(screen.getByRole('region', { name: 'Estado del pedido' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** The forms that are sent to a call. */
function watch(call: string) {
  const sent: Record<string, string>[] = [];
  answerWith(
    http.post(`*/${call}`, async ({ request }) => {
      sent.push(Object.fromEntries(new URLSearchParams(await request.clone().text())));
    }),
  );
  return sent;
}

describe('the page of an order', () => {
  test('ORD-04, ORD-12, AFTER-01: has number, date, steps, carrier, tracking, items and total', async () => {
    await open();
    expect(await title('En camino')).toBeVisible();
    expect(screen.getByText('Pedido 200012345 · 5 de marzo de 2024 14:07')).toBeVisible();
    await waitFor(() =>
      expect(steps()).toEqual([
        'Pedido recibido5 de marzo de 2024 14:07',
        'Pago aprobado5 de marzo de 2024 14:09',
        'En preparación5 de marzo de 2024 18:30',
        'En camino, estado actual6 de marzo de 2024 09:00',
        'Entregado, pendiente',
      ]),
    );
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toMatch(/^En camino/);
    expect(screen.getByText('Correo Andino')).toBeVisible();
    expect(screen.getByText('Número de seguimiento TR123456')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Seguir envío' })).toHaveAttribute(
      'href',
      'https://correo.example/seguimiento/TR123456',
    );
    expect(screen.getByText('María José Pérez')).toBeVisible();
    expect(screen.getByText('Talle 38 · 2 unidades')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zapatilla urbana Lago' })).toHaveAttribute(
      'href',
      '/zapatilla-urbana-lago-zp0001.html',
    );
    const sums = screen
      .getAllByRole('definition')
      .map(({ textContent }) => textContent.replace('\u00a0', ' '));
    expect(sums).toEqual(['$ 79.198,20', '$ 4.500', '$ 83.698,20']);
  });

  test('ROUTE-05, ORD-09, ORD-10: asks for the order alone, and for its steps with the hash of its number', async () => {
    const orders = watch('customer/order');
    const status = watch('order/statusnotifier');
    await open();
    await title('En camino');
    await waitFor(() => expect(status).toHaveLength(1));
    expect(orders).toEqual([expect.objectContaining({ limit: '4', offset: '0', order_nr: number })]);
    expect(status).toEqual([
      expect.objectContaining({
        ordernr: number,
        hash: '1ace649263a9210fe74509e4e544318b9b7ca8a8b053892dc05409db65f31d88',
      }),
    ]);
  });

  test('ORD-09: does not ask for an order that the list holds', async () => {
    const orders = watch('customer/order');
    await open({}, '/account/orders');
    await userEvent.click(await screen.findByRole('link', { name: /En camino/ }));
    await title('En camino');
    await screen.findByText('6 de marzo de 2024 09:00');
    expect(orders).toHaveLength(1);
  });

  test('ORD-02, ORD-12: shows the lines of one item as one, and says that it has no tracking address', async () => {
    const [item] = aStatedOrder().items as [Stated['items'][number]];
    await open({ items: [item, { ...item, quantity: 1 }], tracking: '' });
    expect(await screen.findByText('Talle 38 · 3 unidades')).toBeVisible();
    expect(screen.getByText('Sin información de seguimiento')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Seguir envío' })).toBeNull();
  });
});

describe('an order that is not there', () => {
  test.each(['999', '__proto__'])('ROUTE-46, ERR-13: %s says so, and leads to the list', async (unknown) => {
    const { store } = await open({}, `/account/orders/${unknown}`);
    expect(await title('La página solicitada no existe.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Ver mis pedidos' }));
    await waitForUrl(store, '/account/orders');
  });

  test('ROUTE-46: an answer with another order, or with none, is that of an unknown one', async () => {
    answerWith(
      http.post('*/customer/order', () =>
        HttpResponse.json({ error: false, message: '', orders: [anOrder({ order_nr: '7' })] }),
      ),
    );
    await open();
    expect(await title('La página solicitada no existe.')).toBeVisible();
  });

  test('ERR-12, KEEP-09: one that cannot be read is read again', async () => {
    answerWith(http.post('*/customer/order', () => HttpResponse.json({ error: true, message: '' })));
    await open();
    expect(await title('Ha ocurrido un error.')).toBeVisible();
    answerAgain();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await title('En camino')).toBeVisible();
  });

  test('ERR-15, KEEP-09: steps that cannot be read without network are, once it is back', async () => {
    let isCut = true;
    let calls = 0;
    answerWith(
      http.post('*/order/statusnotifier', () => {
        calls += 1;
        return isCut ? HttpResponse.error() : undefined;
      }),
    );
    const { store } = await open();
    await title('En camino');
    const region = within(screen.getByRole('region', { name: 'Estado del pedido' }));
    // Only once every retry has failed does the return of the network alone read them.
    expect(await region.findByText('No pudimos actualizar el estado.')).toBeVisible();
    act(() => void store.dispatch(networkChanged(false)));
    expect(region.getByText('No hay conexión disponible.')).toBeVisible();
    expect(steps()[3]).toMatch(/^En camino/);
    isCut = false;
    const failed = calls;
    act(() => void store.dispatch(networkChanged(true)));
    expect(await region.findByText('6 de marzo de 2024 09:00')).toBeVisible();
    expect(calls).toBe(failed + 1);
  });

  test('KEEP-08, REACH-01: while the steps are tried again their button stays, with the focus', async () => {
    const { promise: answer, resolve: release } = Promise.withResolvers<undefined>();
    answerWith(http.post('*/order/statusnotifier', () => HttpResponse.json({ error: true, message: '' })));
    await open();
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    answerAgain();
    answerWith(http.post('*/order/statusnotifier', () => answer));
    await userEvent.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    expect(retry).toHaveFocus();
    release(undefined);
    expect(await screen.findByText('6 de marzo de 2024 09:00')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
