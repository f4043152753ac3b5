import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anAddress } from '#fixtures/addresses.ts';
import { shopHandlers } from '#mocks/handlers.ts';
import { sessionOf } from '#mocks/session.ts';
import { networkChanged } from '#store/online.ts';
import { answerAgain, answerWith } from '#testing/mockWorker.ts';
import {
  aChange,
  chooseArticle,
  goOn,
  heading,
  openExchange,
  openStep,
  openSummary,
  pick,
  press,
  start,
} from '#testing/openExchange.ts';
import { waitForUrl } from '#testing/signInScreens.ts';
import { visitor } from '#testing/visitor.ts';

const made = async () => (await sessionOf(visitor(), 'ar')).exchanges.list();

test('AFTER-04: what was answered is there after a reload', async () => {
  const { tab } = await openExchange(start);
  await chooseArticle();
  await pick('Me queda grande');
  await goOn();
  await pick('39');
  await userEvent.fill(screen.getByLabelText('¿Cómo le queda?'), 'Me queda gr');
  cleanup();
  await openExchange('/account/exchange/changereturn?step=sizes', { tab, again: true });
  expect(await screen.findByRole('radio', { name: '39' })).toBeChecked();
  expect(screen.getByLabelText('¿Cómo le queda?')).toHaveValue('Me queda gr');
  cleanup();
  await openExchange('/account/exchange/changereturn?step=reason', { tab, again: true });
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

test('AFTER-04, FORM-03: a double tap makes one request', async () => {
  await openSummary(aChange);
  const button = screen.getByRole('button', { name: 'Confirmar solicitud' });
  button.click();
  button.click();
  await heading('Recibimos su solicitud');
  expect(await made()).toHaveLength(1);
});

test('AFTER-04: a request whose answer is lost is found, and not made twice', async () => {
  await openSummary(aChange);
  answerWith(
    http.post('*/exchange/create', async ({ request }) => {
      await getResponse(shopHandlers, request.clone());
      return HttpResponse.json({}, { status: 502 });
    }),
  );
  await press('Confirmar solicitud');
  await heading('Recibimos su solicitud');
  await waitFor(async () => expect(await made()).toHaveLength(1));
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

test('the summary has the whole address: its floor, and who is there', async () => {
  await openSummary(aChange, { addresses: [anAddress({ additional_info: 'Piso 5' })] });
  const { first_name, last_name } = anAddress();
  expect(screen.getByText('Piso 5')).toBeVisible();
  expect(screen.getByText(`${first_name} ${last_name}`)).toBeVisible();
});
