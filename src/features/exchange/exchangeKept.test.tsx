import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sessionOf } from '#mocks/session.ts';
import { networkChanged } from '#store/online.ts';
import { loseAnswer } from '#testing/loseAnswer.ts';
import { answerAgain, answerWith } from '#testing/mockWorker.ts';
import {
  aChange,
  goOn,
  heading,
  openExchange,
  openStep,
  openSummary,
  pick,
  press,
} from '#testing/openExchange.ts';
import { waitForUrl } from '#testing/signInScreens.ts';
import { visitor } from '#testing/visitor.ts';

const made = async () => (await sessionOf(visitor(), 'ar')).exchanges.list();

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
