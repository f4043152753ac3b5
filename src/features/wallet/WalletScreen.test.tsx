import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aMovement } from '#fixtures/wallet.ts';
import { answerAgain, answerWith } from '#testing/render/mockWorker.ts';
import { openOwn, sendBankData, sentBankData } from '#testing/render/openOwn.ts';

const path = '/account/wallet';

const movements = [
  aMovement({ id: '17', type: 'expired', amount: 250, date: '2024-03-07 00:00:00' }),
  aMovement({ id: '16', type: 'promotion', amount: 500.5, date: '2024-03-06 00:00:00' }),
  aMovement({ id: '15', type: 'return', amount: 8000, date: '2024-02-20 15:45:00', expiry_date: '' }),
  aMovement({ id: '14', type: 'out', amount: 3000, date: '2024-02-10 09:00:00' }),
  aMovement({ id: '13', type: 'gift_card', amount: 5000, date: '2024-02-05 09:00:00' }),
  aMovement({ id: '12', type: 'in', amount: 5000, date: '2024-02-01 09:00:00' }),
];
const own = { wallet_id: '7001', balance: 15250.5, refundable: true, movements };

const open = (at = path, change: Partial<typeof own> = {}) =>
  openOwn(at, 'a customer has a wallet', { ...own, ...change });
const rows = () => screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('link') !== null);
const rowTexts = () =>
  screen.getAllByRole('link', { name: /Vencimiento/ }).map(({ textContent }) => textContent);

/** The calls of the wallet, in their order. */
function watch() {
  const calls: string[] = [];
  answerWith(
    http.post('*/api/:area/:call', async ({ request, params }) => {
      const form = new URLSearchParams(await request.clone().text());
      if (/wallet|movements|returnrequest/.test(String(params['call'])))
        calls.push(
          [params['call'], form.get('wallet_id'), form.get('offset')]
            .filter((part) => part !== null)
            .join(' '),
        );
    }),
  );
  return calls;
}

describe('the wallet', () => {
  test('ROUTE-13, WALL-07, APP-17: shows the balance and the movements of its id, in pages', async () => {
    const calls = watch();
    await open();
    expect(
      await screen.findByText('$ 15.250,50', { normalizer: (text) => text.replaceAll('\u00a0', ' ') }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mi billetera');
    await screen.findByRole('button', { name: 'Ver más' });
    expect(calls).toEqual(['configwallet', 'wallet', 'movements 7001 0']);
    await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
    await waitFor(() => expect(rowTexts()).toHaveLength(6));
    await waitFor(() => expect(document.title).toContain('Mi billetera'));
    expect(rows().length).toBeGreaterThanOrEqual(6);
  });

  test('WALL-04, WALL-05, WALL-06: each movement has its type, sign and expiry', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Ver más' }));
    await waitFor(() => expect(rowTexts()).toHaveLength(6));
    expect(rowTexts().map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Vencido7 de marzo de 2024 00:00Vencimiento: 01/09/2024-$ 250',
      'Promoción6 de marzo de 2024 00:00Vencimiento: 01/09/2024$ 500,50',
      'Devolución20 de febrero de 2024 15:45Vencimiento: -$ 8.000',
      'Egreso10 de febrero de 2024 09:00Vencimiento: 01/09/2024-$ 3.000',
      'Tarjeta de regalo5 de febrero de 2024 09:00Vencimiento: 01/09/2024$ 5.000',
      'Ingreso1 de febrero de 2024 09:00Vencimiento: 01/09/2024$ 5.000',
    ]);
  });

  test('WALL-08, WALL-09: one that cannot be paid out says so, and offers no request', async () => {
    await open(path, { refundable: false });
    expect(await screen.findByText('Este saldo no puede canjearse por dinero en efectivo.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Solicitar devolución' })).toBeNull();
  });

  test('WALL-09: nor at the address of the request', async () => {
    await open(`${path}?return=1`, { refundable: false });
    expect(await screen.findByText(/^Este saldo no puede/)).toBeVisible();
    expect(screen.queryByLabelText('CBU')).toBeNull();
  });

  test('WALL-07: one without movements has a balance of nothing', async () => {
    await open(path, { balance: 0, movements: [] });
    expect(await screen.findByText('Todavía no tiene movimientos.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Saldo disponible' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Solicitar devolución' })).toBeNull();
  });

  test('WALL-07, ERR-12: has its balance although the movements cannot be read, which are read again', async () => {
    let failures = 1;
    answerWith(
      http.post('*/wallet/movements', () => {
        failures -= 1;
        return failures < 0 ? undefined : HttpResponse.json({ error: true, message: '' });
      }),
    );
    await open();
    expect(await screen.findByText('Ha ocurrido un error.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Saldo disponible' }).textContent).toMatch(/15\.250,50/);
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Mi billetera',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(rowTexts().length).toBeGreaterThan(0));
  });
});

test('WALL-10, EXCH-07, EXCH-08: the request has the balance and the account, and the balance and movements are read again', async () => {
  const sent: unknown[] = [];
  answerWith(
    http.post('*/wallet/returnrequest', async ({ request }) => {
      sent.push(JSON.parse(new URLSearchParams(await request.clone().text()).get('payload') ?? ''));
    }),
  );
  await open();
  await userEvent.click(await screen.findByRole('link', { name: 'Solicitar devolución' }));
  await sendBankData();
  const done = await screen.findByText('Su solicitud fue enviada.');
  expect(done).toBeVisible();
  expect(done.closest('[role]')).toHaveAttribute('role', 'status');
  expect(sent).toEqual([{ amount: 15250.5, bank_data: sentBankData }]);
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Saldo disponible' }).textContent).toMatch(/\$\s0$/),
  );
  await waitFor(() => expect(rowTexts()[0]).toMatch(/^Egreso.*-\$\s15\.250,50$/));
  expect(screen.queryByLabelText('CBU')).toBeNull();
});

test('WALL-10, ERR-12: a request that fails keeps what was typed', async () => {
  answerWith(http.post('*/wallet/returnrequest', () => HttpResponse.json({ error: true, message: 'No.' })));
  await open(`${path}?return=1`);
  await sendBankData();
  expect(await screen.findByText('Ha ocurrido un error.')).toBeVisible();
  expect(screen.getByLabelText('CBU')).toHaveValue('2850590940090418135201');
});

describe('a movement', () => {
  test('ROUTE-14, WALL-05, FMT-03: has its details, also on a later page', async () => {
    await open(`${path}/12`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ingreso' })).toBeVisible();
    expect(screen.getByText('1 de febrero de 2024 09:00')).toBeVisible();
    expect(screen.getByText('01/09/2024')).toBeVisible();
  });

  test('ROUTE-46, ROUTE-14: of an unknown id does not exist, with a link to the wallet', async () => {
    await open(`${path}/999`);
    expect(await screen.findByText('La página solicitada no existe.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Ver mi billetera' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mi billetera' })).toBeVisible();
  });

  test('ROUTE-46: is missing too where the server sends the same page for ever', async () => {
    let asked = 0;
    answerWith(
      http.post('*/wallet/movements', () => {
        asked += 1;
        return HttpResponse.json({ error: false, message: '', movements: movements.slice(0, 4) });
      }),
    );
    await open(`${path}/999`);
    expect(await screen.findByText('La página solicitada no existe.')).toBeVisible();
    expect(asked).toBeLessThanOrEqual(2);
  });
});

test('STATE-15, STATE-13: leaving the wallet resets it, and the way from a movement to it does not', async () => {
  const { store } = await open();
  const held = () =>
    Object.values(store.getState().sessionApi.queries)
      .map((query) => query?.endpointName)
      .filter((name) => /Wallet|Movement/.test(name ?? ''));
  await userEvent.click(await screen.findByRole('button', { name: 'Ver más' }));
  await waitFor(() => expect(rowTexts()).toHaveLength(6));
  await userEvent.click(screen.getByRole('link', { name: /^Ingreso/ }));
  await userEvent.click(await screen.findByRole('link', { name: 'Ver mi billetera' }));
  await waitFor(() => expect(rowTexts()).toHaveLength(6));
  expect(held()).toEqual(['getWalletConfig', 'getWallet', 'getMovementPages']);
  await userEvent.click(screen.getAllByRole('link', { name: 'Inicio' })[0] as HTMLElement);
  await waitFor(() => expect(held()).toEqual([]));
});

test('STATE-09: the end of the session resets wallet and movements', async () => {
  const { store } = await open();
  await screen.findByRole('button', { name: 'Ver más' });
  answerWith(
    http.post('*/wallet/movements', () =>
      HttpResponse.json({ error: true, message: 'Requested token not found.' }),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  await waitFor(() => expect(store.getState().customer.loggedIn).toBe(false));
  await waitFor(() => expect(JSON.stringify(store.getState().sessionApi.queries)).not.toContain('7001'));
});

test('WALL-10, STATE-14: what was sent when the session ended is there after the next sign in, and in no storage', async () => {
  let isOver = true;
  answerWith(
    http.post('*/wallet/returnrequest', () =>
      isOver ? HttpResponse.json({ error: true, message: 'Requested token not found.' }) : undefined,
    ),
  );
  const { storage } = await open(`${path}?return=1`);
  await sendBankData();
  const email = await screen.findByLabelText('E-mail');
  expect(
    JSON.stringify([storage, history.state, Object.entries(localStorage), Object.entries(sessionStorage)]),
  ).not.toContain('2850590940090418135201');
  isOver = false;
  await userEvent.fill(email, 'maria@mail.com');
  await userEvent.fill(screen.getByLabelText('Contraseña'), 'Clave123');
  await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
  await waitFor(() => expect(screen.getByLabelText('CBU')).toHaveValue('2850590940090418135201'));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
  expect(await screen.findByText('Su solicitud fue enviada.')).toBeVisible();
});

test('WALL-03, FMT-05: movements of an unknown type and without a day are shown with dashes', async () => {
  const movements = [
    { id: 'x1', type: 'gold', amount: 10, date: '2024-02-31 10:00:00', expiry_date: '31/12/2024' },
    { id: 'x2', type: 7, amount: null, date: null },
    { id: 'x3' },
  ];
  answerWith(
    http.post('*/wallet/movements', () => HttpResponse.json({ error: false, message: '', movements })),
  );
  await open();
  expect(await screen.findAllByRole('link', { name: /^- -/ })).toHaveLength(3);
});

test('ERR-12: movements that are no list say so with a way on', async () => {
  answerWith(
    http.post('*/wallet/movements', () => HttpResponse.json({ error: false, message: '', movements: {} })),
  );
  await open();
  expect(await screen.findByText('Ha ocurrido un error.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

const ownWallet = {
  wallet_id: '7001',
  balance: 500,
  refundable: true,
  movements: [aMovement({ id: '12', type: 'in', amount: 500, date: '2024-02-01 09:00:00' })],
};

test.each(['*/customer/configwallet', '*/customer/wallet'])(
  'ERR-12, REACH-01: a wallet that cannot be read (%s) keeps the retry and its focus until it can',
  async (call) => {
    let held: Promise<void> | undefined;
    answerWith(
      http.post(call, async () => {
        await held;
        return HttpResponse.json({ message: '' }, { status: 503 });
      }),
    );
    await openOwn('/account/wallet', 'a customer has a wallet', ownWallet);
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    retry.focus();
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    held = promise;
    fireEvent.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    answer();
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    expect(retry).toHaveFocus();
    answerAgain();
    fireEvent.click(retry);
    expect(await screen.findByRole('region', { name: 'Saldo disponible' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  },
);
