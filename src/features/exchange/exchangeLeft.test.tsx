import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerWith } from '#testing/mockWorker.ts';
import { aReturn, goOn, heading, openSummary, pick, press, watchCreate } from '#testing/openExchange.ts';
import { shownUrl } from '#testing/signInScreens.ts';

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
