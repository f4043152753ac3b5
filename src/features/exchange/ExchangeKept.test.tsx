import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { databaseOf } from '#mocks/database.ts';
import { networkChanged } from '#store/online.ts';
import { answerAgain, answerWith, loseAnswer, visitor } from '#testing/render/mockWorker.ts';
import {
  aChange,
  answered,
  aReturn,
  goOn,
  heading,
  openExchange,
  openStep,
  openSummary,
  pick,
  press,
  watchCreate,
} from '#testing/render/openExchange.ts';
import { bankData } from '#testing/render/openOwn.ts';
import { shownUrl, waitForUrl } from '#testing/render/signInScreens.ts';

const made = async () => (await databaseOf(visitor(), 'ar')).exchanges.list();

test('AFTER-04: what was answered is there after a reload', async () => {
  const { tab } = await openStep('reason', { skus: aChange.skus });
  await pick('Me queda grande');
  await goOn();
  await pick('39');
  fireEvent.change(screen.getByLabelText('¿Cómo le queda?'), { target: { value: 'Me queda gr' } });
  cleanup();
  await openExchange('/account/exchange/changereturn?step=sizes', { tab, again: true });
  expect(await screen.findByRole('radio', { name: '39' })).toBeChecked();
  expect(screen.getByLabelText('¿Cómo le queda?')).toHaveValue('Me queda gr');
  fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Volver' }));
  expect(await screen.findByRole('radio', { name: 'Me queda grande' })).toBeChecked();
});

test('EXCH-04, EXCH-05: a question that is shown in place of another one stays until it is answered and left', async () => {
  const { store } = await openStep('address', { skus: aChange.skus, reason: 'large' });
  await pick('39');
  await waitForUrl(store, '/account/exchange/changereturn?step=sizes');
  await userEvent.fill(screen.getByLabelText('¿Cómo le queda?'), 'Me queda grande');
  expect(await heading('¿Qué talle necesita?')).toBeVisible();
  await goOn();
  await heading('¿Cuál es su dirección?');
});

test('AFTER-04, FORM-03: of a double tap whose answer is lost the one request is found', async () => {
  await openSummary(aChange);
  loseAnswer('*/exchange/create', () => HttpResponse.json({}, { status: 502 }));
  const button = screen.getByRole('button', { name: 'Confirmar solicitud' });
  button.click();
  button.click();
  await heading('Recibimos su solicitud');
  expect(await made()).toHaveLength(1);
});

test('KEEP-02, KEEP-08: without network a request says so, and is not sent later', async () => {
  const { store } = await openSummary(aChange);
  const offline = http.all('*/exchange/*', () => HttpResponse.error());
  answerWith(offline);
  act(() => void store.dispatch(networkChanged(false)));
  await press('Confirmar solicitud');
  expect(
    await screen.findByText('No hay conexión disponible.', { selector: '[role=alert] *' }),
  ).toBeVisible();
  answerAgain();
  act(() => void store.dispatch(networkChanged(true)));
  await waitFor(() =>
    expect(
      screen.queryByText('No hay conexión disponible.', { selector: '[role=alert] *' }),
    ).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('button', { name: 'Confirmar solicitud' })).toBeVisible();
  expect(await made()).toEqual([]);
});

const told = 'Recibimos su solicitud de cambio o devolución.';

/** At the summary of a return; the answers to the path are held. */
async function confirmed(path: string) {
  const { store } = await openSummary(aReturn);
  const sent = watchCreate();
  const reads: string[] = [];
  const held = Promise.withResolvers<void>();
  answerWith(
    http.all(path, ({ request }) => {
      reads.push(request.url);
      return held.promise;
    }),
  );
  await press('Confirmar solicitud');
  await waitFor(() => expect(reads).toHaveLength(1));
  return { store, sent, answer: held.resolve };
}

const change = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('AFTER-04, KEEP-02: who goes back to an answer before the request is sent sends the new one, and no other', async () => {
  const { sent, answer } = await confirmed('*/exchange/orders*');
  await change('Cambiar Motivo');
  await pick('Ya no lo quiero');
  answer();
  for (const choice of [
    'Saldo en su billetera, en 24 horas',
    'Calle 7 776',
    'Lo retiramos en su domicilio',
  ]) {
    await goOn();
    await screen.findByRole('radio', { name: choice });
  }
  await goOn();
  await heading('Revise su solicitud');
  expect(sent).toEqual([]);
  await press('Confirmar solicitud');
  await heading('Recibimos su solicitud');
  expect(sent.map(({ reason }) => reason)).toEqual(['regret']);
});

test('AFTER-04: a request that was under way when its summary was left is confirmed, and not made twice', async () => {
  const { sent, answer } = await confirmed('*/exchange/create*');
  await change('Cambiar Devolución');
  await screen.findByRole('radio', { name: 'Lo retiramos en su domicilio' });
  await goOn();
  await heading('Revise su solicitud');
  await press('Confirmar solicitud');
  answer();
  await heading('Recibimos su solicitud');
  expect(sent).toHaveLength(1);
});

test('AFTER-04, KEEP-08: who has left the exchange while her request was made is told, and stays where she is', async () => {
  const { store, answer } = await confirmed('*/exchange/create*');
  await change('Carrito');
  await screen.findByText('Su carrito está vacío.');
  answer();
  expect(await screen.findByText(told)).toBeVisible();
  expect(shownUrl(store)).toBe('/cart');
});

const next = () => screen.getByRole('button', { name: 'Continuar' });

const account = '¿A qué cuenta le transferimos?';

/** Types the account, which no earlier visit has kept. */
function typeAccount() {
  for (const [label, value] of Object.entries(bankData))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('radio', { name: 'Caja de ahorro' }));
}

/** Presses again, after a time in ms, unless the focus has moved on: a key would press what has it then. */
async function pressTwice(milliseconds?: number) {
  const button = next();
  button.focus();
  button.click();
  if (milliseconds !== undefined) await new Promise((resolve) => setTimeout(resolve, milliseconds));
  if (document.activeElement === button) button.click();
}

const atOnce = () => pressTwice();
const soon = () => pressTwice(20);

async function twoEnters() {
  next().focus();
  await userEvent.keyboard('{Enter}{Enter}');
}

async function doubleTap() {
  // A tap elsewhere, after which this double tap is not the rest of the one before.
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  await userEvent.dblClick(next());
}

/** The questions of an exchange that was answered on an earlier visit, and how each is left. */
const refund = [
  ['¿Qué quiere cambiar o devolver?', doubleTap],
  ['¿Por qué quiere cambiar o devolver este producto?', twoEnters],
  ['¿Cómo quiere recibir su dinero?', atOnce],
  ['¿Cuál es su dirección?', soon],
  ['¿Cómo nos devuelve el producto?', doubleTap],
  [account, atOnce],
] as const;
const sizeChange = [
  ['¿Qué quiere cambiar o devolver?', atOnce],
  ['¿Por qué quiere cambiar o devolver este producto?', atOnce],
  ['¿Qué talle necesita?', atOnce],
  ['¿Cuál es su dirección?', atOnce],
  ['¿Cómo nos devuelve el producto?', atOnce],
] as const;

test.each([
  ['a refund to an account', { ...aReturn, method: 'bank_transfer' }, refund],
  ['a change', aChange, sizeChange],
])(
  'FORM-03: after two presses each step of %s stands in the history once, as the way back shows',
  async (_what, answers, questions) => {
    await openExchange('/account/exchange', { tab: answered(answers) });
    (await screen.findByRole('link', { name: /^Elegir productos/ })).focus();
    await userEvent.keyboard('{Enter}');
    for (const [question, goOnTwice] of questions) {
      await heading(question);
      if (question === account) typeAccount();
      await waitFor(() => expect(document.querySelector('main :checked')).not.toBeNull());
      await waitFor(() => expect(next()).not.toHaveAttribute('aria-busy'));
      await goOnTwice();
    }
    await heading('Revise su solicitud');
    const { getByRole } = within(screen.getByRole('main'));
    for (const question of [...questions.map(([each]) => each).toReversed(), '¿De qué pedido se trata?']) {
      getByRole('button', { name: 'Volver' }).focus();
      await userEvent.keyboard('{Enter}');
      await heading(question);
    }
  },
);
