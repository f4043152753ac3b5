import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aDeliveredOrder } from '#fixtures/exchanges.ts';
import { answerAgain, answerWith } from '#testing/render/mockWorker.ts';
import {
  aChange,
  aReturn,
  chooseArticle,
  goOn,
  heading,
  openExchange,
  openStep,
  pick,
  press,
  start,
  watchCreate,
} from '#testing/render/openExchange.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { waitForUrl } from '#testing/render/signInScreens.ts';
import { afterPaint } from '#ui/timing/moments.ts';

const where = '¿Cuál es su dirección?';
const how = '¿Cómo nos devuelve el producto?';

/** Opens the question before the addresses, or before the ways of a return. */
async function openBefore(next: 'address' | 'way') {
  const [step, choice] =
    next === 'way'
      ? (['address', 'Calle 7 776'] as const)
      : (['method', 'Saldo en su billetera, en 24 horas'] as const);
  await openStep(step, aReturn);
  await screen.findByRole('radio', { name: choice });
}

/** Holds the answer to a read until the test says so. */
function hold(path: string) {
  const held = Promise.withResolvers<void>();
  answerWith(http.all(path, () => held.promise));
  return held.resolve;
}

test('REACH-01: while the ways are read the focus is on their question, and stays there', async () => {
  await openBefore('way');
  const answer = hold('*/exchange/pickup*');
  await goOn();
  const question = await heading(how);
  expect(question).toHaveFocus();
  expect(screen.queryByRole('radio')).toBeNull();
  answer();
  await screen.findByRole('radio', { name: 'Lo retiramos en su domicilio' });
  expect(question).toHaveFocus();
});

test('FORM-03, KEEP-08: the button that goes on is busy while the ways are read, and reads them again after a failure', async () => {
  await openBefore('way');
  const held = Promise.withResolvers<void>();
  const refuse = () => held.promise.then(() => new HttpResponse(null, { status: 503 }));
  answerWith(http.all('*/exchange/pickup*', refuse));
  await goOn();
  await heading(how);
  const next = screen.getByRole('button', { name: 'Continuar' });
  await waitFor(() => expect(next).toHaveAttribute('aria-busy', 'true'));
  held.resolve();
  await screen.findByRole('button', { name: 'Reintentar' });
  expect(next).not.toHaveAttribute('aria-busy');
  answerAgain();
  await goOn();
  await screen.findByRole('radio', { name: 'Lo retiramos en su domicilio' });
  expect(next).not.toHaveAttribute('aria-busy');
});

test('REACH-01: the articles of an order have the focus once it is chosen, and the orders after the way back', async () => {
  await openExchange('/account/exchange');
  (await screen.findByRole('link', { name: /^Elegir productos/ })).focus();
  await userEvent.keyboard('{Enter}');
  await heading('¿Qué quiere cambiar o devolver?');
  expect(screen.getByRole('main')).toHaveFocus();
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Volver' }));
  await heading('¿De qué pedido se trata?');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('REACH-01, KEEP-08: ways that cannot be read leave the question, and the focus in the page after the retry', async () => {
  await openBefore('way');
  answerWith(http.all('*/exchange/pickup*', () => new HttpResponse(null, { status: 503 })));
  await goOn();
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(await heading(how)).toHaveFocus();
  answerAgain();
  retry.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('radio', { name: 'Lo retiramos en su domicilio' });
  expect(screen.getByRole('main')).toHaveFocus();
});

test('REACH-01: while the addresses are read the focus is on their question, and stays there', async () => {
  const answer = hold('*/customer/address*');
  await openBefore('address');
  await goOn();
  const question = await heading(where);
  expect(question).toHaveFocus();
  answer();
  await screen.findByRole('radio', { name: 'Calle 7 776' });
  expect(question).toHaveFocus();
});

test('REACH-01, EXCH-04: what is missing has the focus: an article, a reason, a size, how it fits', async () => {
  await openExchange(start);
  await screen.findByRole('checkbox', { name: 'Zapatilla urbana Lago, talle 38' });
  await goOn();
  expect(screen.getByRole('checkbox', { name: 'Zapatilla urbana Lago, talle 38' })).toHaveFocus();
  expect(screen.getByText('Campo obligatorio')).toBeVisible();
  await chooseArticle();
  await screen.findByRole('radio', { name: 'Me queda chico' });
  await goOn();
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  await pick('Me queda chico');
  await goOn();
  await screen.findByRole('radio', { name: '39' });
  await goOn();
  expect(screen.getByRole('radio', { name: '39' })).toHaveFocus();
  expect(screen.getByRole('radiogroup')).toBeInvalid();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Campo obligatorio');
  await pick('39');
  expect(screen.queryByRole('radiogroup')).toBeNull();
  await goOn();
  expect(screen.getByLabelText('¿Cómo le queda?')).toHaveFocus();
});

/** Opens the sizes, the third question of a change. */
async function openSizes() {
  await openStep('sizes', { skus: aChange.skus, reason: 'small' });
  await heading('¿Qué talle necesita?');
}

/** Opens the addresses, the question after the method of a return. */
async function openAddresses() {
  await openStep('address', { ...aReturn, address: '', way: '' });
  await heading('¿Cuál es su dirección?');
}

const next = () => screen.getByRole('button', { name: 'Continuar' });
const isSaid = () => within(screen.getByRole('main')).queryByText('Cargando', { selector: 'output' });

const steps = [
  ['sizes', '*/exchange/sizes*', openSizes, '39'],
  ['addresses', '*/customer/address*', openAddresses, 'Calle 7 776'],
] as const;

test.each(steps)(
  'FORM-03: while the %s are read the button that goes on is busy, and it is said',
  async (_what, path, open, choice) => {
    const held = Promise.withResolvers<void>();
    answerWith(http.all(path, () => held.promise));
    await open();
    await waitFor(() => expect(next()).toHaveAttribute('aria-busy', 'true'));
    expect(isSaid()).not.toBeNull();
    await goOn();
    expect(screen.queryByText('Campo obligatorio')).toBeNull();
    held.resolve();
    await screen.findByRole('radio', { name: choice });
    expect(next()).not.toHaveAttribute('aria-busy');
    expect(isSaid()).toBeNull();
  },
);

test.each([
  [503, ...steps[0]],
  [404, ...steps[1]],
] as const)(
  'KEEP-08, ERR-12: answered with status %i, %s that cannot be read say so, with a retry, and are read again by the button that goes on too',
  async (status, _what, path, open, choice) => {
    answerWith(http.all(path, () => new HttpResponse(null, { status })));
    await open();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    expect(alert.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    // A step that opens after a failure reads once more by itself.
    await act(() => new Promise<void>(afterPaint));
    await waitFor(() => expect(next()).not.toHaveAttribute('aria-busy'));
    answerAgain();
    await goOn();
    expect(await screen.findByRole('radio', { name: choice })).toBeVisible();
    expect(screen.queryByText('Campo obligatorio')).toBeNull();
  },
);

test.each(steps)(
  'REACH-01: the retry of the %s keeps the focus until it is answered',
  async (_what, path, open, choice) => {
    answerWith(http.all(path, () => new HttpResponse(null, { status: 503 })));
    await open();
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    answerAgain();
    const held = Promise.withResolvers<void>();
    answerWith(http.all(path, () => held.promise));
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    expect(retry).toHaveFocus();
    held.resolve();
    await screen.findByRole('radio', { name: choice });
    expect(screen.getByRole('main')).toHaveFocus();
  },
);

test('FORM-03: the sizes of each article are waited for', async () => {
  const order = aDeliveredOrder();
  const [item] = order.items;
  const held = Promise.withResolvers<void>();
  answerWith(
    http.post('*/exchange/sizes', async ({ request }) => {
      if ((await request.clone().text()).includes('AN0107')) await held.promise;
    }),
  );
  const skus = [...aChange.skus, 'AN0107-38'];
  const items = [...order.items, { ...item, sku: 'AN0107-38' } as (typeof order.items)[0]];
  await openStep('sizes', { skus, reason: 'small' }, { orders: [{ ...order, items }] });
  await screen.findByRole('radio', { name: '39' });
  expect(next()).toHaveAttribute('aria-busy', 'true');
  held.resolve();
  await waitFor(() => expect(next()).not.toHaveAttribute('aria-busy'));
});

const question = '¿A qué cuenta le transferimos?';

/** Answers the last question before the account of a return. */
async function toBank(method: string) {
  const visit = await openStep('way', { ...aReturn, method, way: '' });
  await pick('Lo retiramos en su domicilio');
  return visit;
}

const transfer = 'bank_transfer';

describe('the bank data of an exchange', () => {
  test("EXCH-10, EXCH-12: are not asked for where the money goes to the wallet, and not sent; a pickup reads 'de 8 a 17 h'", async () => {
    await toBank('wallet');
    expect(screen.getByText('11 de marzo de 2024, de 8 a 17 h')).toBeVisible();
    const sent = watchCreate();
    await goOn();
    await heading('Revise su solicitud');
    await press('Confirmar solicitud');
    await heading('Recibimos su solicitud');
    expect(sent.map(({ bank_data: bank }) => bank)).toEqual([null]);
  });

  test('AFTER-04, STATE-14: that the end of a session has removed are asked for again, with the reason until they are', async () => {
    const reason = /^Por su seguridad no guardamos los datos de la cuenta/;
    const owner = () => screen.findByLabelText('Nombre y apellido del titular');
    const { tab } = await toBank(transfer);
    await goOn();
    await userEvent.fill(await owner(), 'María');
    expect(screen.queryByText(reason)).toBeNull();
    tab.removeItem('exchange_bank');
    cleanup();
    await openExchange('/account/exchange/changereturn?step=summary', { tab, again: true });
    await heading(question);
    expect(screen.getByText(reason)).toBeVisible();
    expect(await owner()).toHaveValue('');
    await userEvent.fill(await owner(), 'María José');
    expect(screen.getByText(reason)).toBeVisible();
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Volver' }));
    expect(await screen.findByRole('radio', { name: 'Lo retiramos en su domicilio' })).toBeChecked();
    await goOn();
    await heading(question);
    expect(screen.queryByText(reason)).toBeNull();
    expect(await owner()).toHaveValue('María José');
  });

  test('EXCH-10, ERR-49: are asked for a bank transfer, and an empty field stops the step', async () => {
    await toBank(transfer);
    await goOn();
    await heading(question);
    const sent = watchCreate();
    const fill = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fill('Nombre y apellido del titular', 'María José Pérez');
    fill('DNI del titular', '30.123.456');
    fill('CUIT o CUIL del titular', '27-30123456-5');
    await userEvent.click(screen.getByRole('radio', { name: 'Caja de ahorro' }));
    fill('E-mail del titular', 'maria@mail.com');
    await goOn();
    expect(await screen.findByText('Los datos bancarios están incompletos.')).toBeVisible();
    fill('CBU', '285059094');
    await goOn();
    expect(screen.getByLabelText('CBU')).toHaveAttribute('aria-invalid', 'true');
    fill('CBU', '2850590940090418135201');
    await goOn();
    await heading('Revise su solicitud');
    expect(sent).toEqual([]);
  });
});

test.each(['/account/exchange', '/account/exchange/changereturn', '/account/exchange/finish/900123/'])(
  'EXCH-20: %s asks a visitor to log in',
  async (path) => {
    const { store } = renderShop({ visited: ['/', path] });
    await waitForUrl(store, '/login');
    expect(screen.queryByText('Cambios y devoluciones')).toBeNull();
  },
);
