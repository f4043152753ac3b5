import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { heading, openExchange, pick } from '#testing/openExchange.ts';

const next = () => screen.getByRole('button', { name: 'Continuar' });

const fill = (label: string, text: string) => userEvent.fill(screen.getByLabelText(label), text);

type Question = [question: string, answer: () => Promise<unknown>];

const articles: Question = [
  '¿Qué quiere cambiar o devolver?',
  () => pick('Zapatilla urbana Lago, talle 38', 'checkbox'),
];
const why = '¿Por qué quiere cambiar o devolver este producto?';
const places: Question[] = [
  ['¿Cuál es su dirección?', () => pick('Calle 7 776')],
  ['¿Cómo nos devuelve el producto?', () => pick('Lo retiramos en su domicilio')],
];

/** The questions of a refund to an account, with how each is answered. */
const refund: Question[] = [
  articles,
  [why, () => pick('Llegó con una falla')],
  ['¿Cómo quiere recibir su dinero?', () => pick('Transferencia bancaria, en 5 días hábiles')],
  ...places,
  [
    '¿A qué cuenta le transferimos?',
    async () => {
      await fill('Nombre y apellido del titular', 'María José Pérez');
      await fill('DNI del titular', '30.123.456');
      await fill('CBU', '2850590940090418135201');
      await fill('CUIT o CUIL del titular', '27-30123456-5');
      await pick('Caja de ahorro');
      await fill('E-mail del titular', 'maria@mail.com');
    },
  ],
];

/** Those of another size. */
const change: Question[] = [
  articles,
  [why, () => pick('Me queda chico')],
  [
    '¿Qué talle necesita?',
    async () => {
      await pick('39');
      await fill('¿Cómo le queda?', 'Me queda chico');
    },
  ],
  ...places,
];

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
  ['a double tap', refund, () => userEvent.dblClick(next())],
])(
  'FORM-03: after %s each step stands in the history once, as the way back shows',
  async (_how, questions, goOnTwice) => {
    await openExchange('/account/exchange');
    (await screen.findByRole('link', { name: /^Elegir productos/ })).focus();
    await userEvent.keyboard('{Enter}');
    for (const [question, answer] of questions) {
      await heading(question);
      await answer();
      await waitFor(() => expect(next()).not.toHaveAttribute('aria-busy'));
      await goOnTwice();
    }
    await heading('Revise su solicitud');
    const { getByRole } = within(screen.getByRole('main'));
    for (const [question] of questions.toReversed()) {
      getByRole('button', { name: 'Volver' }).focus();
      await userEvent.keyboard('{Enter}');
      await heading(question);
    }
    getByRole('button', { name: 'Volver' }).focus();
    await userEvent.keyboard('{Enter}');
    await heading('¿De qué pedido se trata?');
  },
);
