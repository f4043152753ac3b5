import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aMadeExchange } from '#fixtures/exchanges.ts';
import { networkChanged } from '#store/online.ts';
import { answerAgain, answerWith, loseAnswer } from '#testing/render/mockWorker.ts';
import { openExchange } from '#testing/render/openExchange.ts';
import { finishedUrl, startUrl } from './exchangeUrls.ts';

const made = { ...aMadeExchange({ order_nr: '200012345' }), skus: ['ZP0001-38'] };
const annulled = 'La solicitud fue anulada exitosamente.';
const unclear = /no sabemos si la solicitud fue anulada/;

/** Presses a button by keyboard. */
async function enter(button: HTMLElement) {
  button.focus();
  await userEvent.keyboard('{Enter}');
}

/** Opens a screen that has a request, and the question before it is annulled. */
async function ask(path: string, exchanges = [made]) {
  const { store } = await openExchange(path, { exchanges });
  const opener = await screen.findByRole('button', { name: /^Anular solicitud/ });
  await enter(opener);
  const question = within(await screen.findByRole('dialog', { name: '¿Desea anular la solicitud?' }));
  return { store, opener, question, answer: (name: string) => enter(question.getByRole('button', { name })) };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Waits until the request cannot be annulled once more, and the page has the focus. */
async function isGone() {
  await isClosed();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Anular solicitud/ })).toBeNull());
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
}

const screens = [
  ['its confirmation', finishedUrl(made.batchnumber)],
  ['the list of requests', startUrl],
] as const;

test.each(screens)(
  'EXCH-15, EXCH-16, REACH-01: a request on %s is kept, with the focus on its button, then annulled, with the focus in the page',
  async (_where, path) => {
    const { opener, answer } = await ask(path);
    await answer('Volver');
    await isClosed();
    expect(opener).toHaveFocus();
    await enter(opener);
    await screen.findByRole('dialog');
    await answer('Anular');
    expect(await screen.findByText(annulled)).toBeVisible();
    await isGone();
  },
);

test('EXCH-15, ERR-69, REACH-01: one whose answer is lost is found, and said like any other', async () => {
  loseAnswer('*/exchange/annul');
  const { answer } = await ask(startUrl);
  await answer('Anular');
  expect(await screen.findByText(annulled)).toBeVisible();
  await isGone();
});

/** The network is lost with the answer to an annulment that the server does, or does not get. */
async function annulUnclearly(path: string, { isDone = true } = {}) {
  if (isDone) loseAnswer('*/exchange/annul');
  const asked = await ask(path);
  if (!isDone) answerWith(http.post('*/exchange/annul', () => HttpResponse.error()));
  answerWith(http.all('*/exchange/orders', () => HttpResponse.error()));
  await asked.answer('Anular');
  expect(await asked.question.findByText(unclear)).toBeVisible();
  return asked;
}

test.each(screens)(
  'EXCH-15, ERR-69: on %s one whose answer is lost with the network is not known, and found by another look',
  async (_where, path) => {
    const { question, answer } = await annulUnclearly(path);
    expect(question.queryByRole('button', { name: 'Anular' })).toBeNull();
    await answer('Consultar de nuevo');
    expect(await question.findByText(unclear)).toBeVisible();
    answerAgain();
    await answer('Consultar de nuevo');
    expect(await screen.findByText(annulled)).toBeVisible();
    await isGone();
  },
);

test('EXCH-15: one that another look does not find is not done, and can be', async () => {
  const { question, answer } = await annulUnclearly(startUrl, { isDone: false });
  answerAgain();
  await answer('Consultar de nuevo');
  expect(await question.findByText('La solicitud no fue anulada.')).toBeVisible();
  expect(screen.queryByText(annulled)).toBeNull();
  await answer('Anular');
  expect(await screen.findByText(annulled)).toBeVisible();
});

test('EXCH-16: one that is not known is asked for from the start when it is opened again', async () => {
  const { opener, question, answer } = await annulUnclearly(startUrl);
  await answer('Volver');
  await isClosed();
  await enter(opener);
  await screen.findByRole('dialog');
  expect(question.getByRole('button', { name: 'Anular' })).toBeVisible();
  expect(question.queryByText(unclear)).toBeNull();
});

test('ERR-15: one that is asked for without network was not sent', async () => {
  const { question, answer, store } = await ask(startUrl);
  answerWith(http.all('*/exchange/*', () => HttpResponse.error()));
  store.dispatch(networkChanged(false));
  await answer('Anular');
  expect(await question.findByText('No hay conexión disponible.')).toBeVisible();
});

test.each([
  ['without an answer', () => HttpResponse.error()],
  ['with status 404', () => new HttpResponse(null, { status: 404 })],
])(
  'ERR-12, EXCH-15: one that is not done, %s, says so, and is not taken for another that was annulled before',
  async (_how, reply) => {
    answerWith(http.post('*/exchange/annul', reply));
    const before = { ...made, batchnumber: '900001', status: 'annulled' };
    const { question, answer } = await ask(startUrl, [made, before]);
    await answer('Anular');
    expect(await question.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
    expect(screen.queryByText(annulled)).toBeNull();
  },
);

test('EXCH-15: of an annulment during which the browser notices that the network is lost nobody knows', async () => {
  loseAnswer('*/exchange/annul');
  const { question, answer, store } = await ask(startUrl);
  answerWith(
    http.all('*/exchange/orders', () => {
      store.dispatch(networkChanged(false));
      return HttpResponse.error();
    }),
  );
  await answer('Anular');
  expect(await question.findByText(unclear)).toBeVisible();
});

test('KEEP-08, REACH-01: while a confirmation is tried again its problem stays, with the focus', async () => {
  answerWith(http.post('*/exchange/orders', () => HttpResponse.json({ error: true, message: '' })));
  await openExchange(finishedUrl(made.batchnumber), { exchanges: [made] });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  const { promise: answer, resolve: release } = Promise.withResolvers<undefined>();
  answerAgain();
  answerWith(http.post('*/exchange/orders', () => answer));
  await userEvent.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  expect(retry).toHaveFocus();
  release(undefined);
  expect(await screen.findByText(/900123/)).toBeVisible();
});
