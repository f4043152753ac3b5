import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerAgain, answerWith } from '#testing/mockWorker.ts';
import {
  aReturn,
  chooseArticle,
  goOn,
  heading,
  openExchange,
  openStep,
  pick,
  start,
} from '#testing/openExchange.ts';

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
