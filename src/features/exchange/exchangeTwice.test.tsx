import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aChange, answered, aReturn, heading, openExchange } from '#testing/openExchange.ts';
import { bankData } from '#testing/openWallet.ts';

const next = () => screen.getByRole('button', { name: 'Continuar' });

const why = '¿Por qué quiere cambiar o devolver este producto?';
const articles = '¿Qué quiere cambiar o devolver?';
const places = ['¿Cuál es su dirección?', '¿Cómo nos devuelve el producto?'];

const account = '¿A qué cuenta le transferimos?';

/** Types the account, which no earlier visit has kept. */
function typeAccount() {
  for (const [label, value] of Object.entries(bankData))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('radio', { name: 'Caja de ahorro' }));
}

/** A refund to an account, and another size: what was answered on an earlier visit, and the questions. */
const refund = {
  tab: () => answered({ ...aReturn, method: 'bank_transfer' }),
  questions: [articles, why, '¿Cómo quiere recibir su dinero?', ...places, account],
};
const change = {
  tab: () => answered(aChange),
  questions: [articles, why, '¿Qué talle necesita?', ...places],
};

/** A second press of a key goes to what has the focus by then. */
async function pressTwice(milliseconds?: number) {
  const button = next();
  button.focus();
  button.click();
  if (milliseconds !== undefined) await new Promise((resolve) => setTimeout(resolve, milliseconds));
  if (document.activeElement === button) button.click();
}

test.each([
  ['two presses at once', refund, () => pressTwice()],
  ['two presses at once, of a change', change, () => pressTwice()],
  ['two presses within 50 ms', refund, () => pressTwice(20)],
  [
    'two Enters',
    refund,
    async () => {
      next().focus();
      await userEvent.keyboard('{Enter}{Enter}');
    },
  ],
  [
    'a double tap',
    refund,
    async () => {
      // A tap elsewhere, after which this double tap is not the rest of the one before.
      await userEvent.click(screen.getByRole('heading', { level: 1 }));
      await userEvent.dblClick(next());
    },
  ],
])(
  'FORM-03: after %s each step stands in the history once, as the way back shows',
  async (_how, { tab, questions }, goOnTwice) => {
    await openExchange('/account/exchange', { tab: tab() });
    (await screen.findByRole('link', { name: /^Elegir productos/ })).focus();
    await userEvent.keyboard('{Enter}');
    for (const question of questions) {
      await heading(question);
      if (question === account) typeAccount();
      await waitFor(() => expect(document.querySelector('main :checked')).not.toBeNull());
      await waitFor(() => expect(next()).not.toHaveAttribute('aria-busy'));
      await goOnTwice();
    }
    await heading('Revise su solicitud');
    const { getByRole } = within(screen.getByRole('main'));
    for (const question of questions.toReversed()) {
      getByRole('button', { name: 'Volver' }).focus();
      await userEvent.keyboard('{Enter}');
      await heading(question);
    }
    getByRole('button', { name: 'Volver' }).focus();
    await userEvent.keyboard('{Enter}');
    await heading('¿De qué pedido se trata?');
  },
);
