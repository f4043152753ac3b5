import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aChange, answered, aReturn, heading, openExchange } from '#testing/openExchange.ts';
import { bankData } from '#testing/openWallet.ts';

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
const change = [
  ['¿Qué quiere cambiar o devolver?', atOnce],
  ['¿Por qué quiere cambiar o devolver este producto?', atOnce],
  ['¿Qué talle necesita?', atOnce],
  ['¿Cuál es su dirección?', atOnce],
  ['¿Cómo nos devuelve el producto?', atOnce],
] as const;

test.each([
  ['a refund to an account', { ...aReturn, method: 'bank_transfer' }, refund],
  ['a change', aChange, change],
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
