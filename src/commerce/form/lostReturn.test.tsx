import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { networkChanged } from '#store/online.ts';
import { selectLoggedIn } from '#store/session/customer.ts';
import { answerAgain, answerWith, loseAnswer } from '#testing/render/mockWorker.ts';
import { moneyRequests } from '#testing/render/moneyRequests.ts';
import { sendBankData } from '#testing/render/openOwn.ts';

const sent = 'Su solicitud fue enviada.';

/** By key: a second click this soon would count as a double tap. */
async function sendAgain() {
  screen.getByRole('button', { name: 'Enviar solicitud' }).focus();
  await userEvent.keyboard('{Enter}');
}

const cbu = () => screen.getByLabelText('CBU');

describe.each(Object.entries(moneyRequests))('the request for the money of %s', (_of, request) => {
  const { call, read, left, spend, all } = request;
  const open = () => request.open('?return=1');

  test('WALL-10, CRED-08: whose answer is lost is found, and said like any other', async () => {
    loseAnswer(call);
    await open();
    await sendBankData();
    expect(await screen.findByText(sent)).toBeVisible();
    expect((await screen.findByRole('region', { name: left })).textContent).toMatch(/\$\s0$/);
    expect(screen.queryByText('Ha ocurrido un error.')).toBeNull();
  });

  test('ERR-12: that was not made is not said to be', async () => {
    answerWith(http.post(call, () => HttpResponse.error()));
    await open();
    await sendBankData();
    expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
    expect(screen.queryByText(sent)).toBeNull();
    expect(cbu()).toHaveValue('2850590940090418135201');
  });

  test('WALL-10, CRED-08: that another tab has made is not said to be sent, and what is left is shown', async () => {
    await open();
    await screen.findByLabelText('CBU');
    await spend(all);
    await sendBankData();
    expect(await screen.findByText('Ya no queda dinero para devolver.')).toBeVisible();
    expect((await screen.findByRole('region', { name: left })).textContent).toMatch(/\$\s0$/);
    expect(screen.queryByLabelText('CBU')).toBeNull();
    expect(screen.queryByText(sent)).toBeNull();
  });

  test('WALL-10, CRED-08: of which another tab has spent a part names what is left, and sends that', async () => {
    await open();
    await screen.findByLabelText('CBU');
    await spend(all - 500);
    await sendBankData();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El importe cambió. Revíselo y envíe la solicitud otra vez.',
    );
    expect(await screen.findByText(/^Vamos a devolver \$\s500 a esta cuenta bancaria\.$/)).toBeVisible();
    expect(cbu()).toHaveValue('2850590940090418135201');
    await sendAgain();
    expect(await screen.findByText(sent)).toBeVisible();
  });

  test('WALL-10, CRED-08, KEEP-03: whose answer is lost with the network is unclear, and found when it is sent again', async () => {
    loseAnswer(call);
    await open();
    await screen.findByLabelText('CBU');
    answerWith(http.post(read, () => HttpResponse.error()));
    await sendBankData();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No recibimos la respuesta: no sabemos si su solicitud fue enviada. Revise el importe disponible antes de enviarla otra vez.',
    );
    answerAgain();
    await sendAgain();
    expect(await screen.findByText(sent)).toBeVisible();
  });

  test('ERR-15: during which the network is lost says so', async () => {
    const { store } = await open();
    await screen.findByLabelText('CBU');
    for (const path of [call, read])
      answerWith(
        http.post(path, () => {
          store.dispatch(networkChanged(false));
          return HttpResponse.error();
        }),
      );
    await sendBankData();
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión disponible.');
    expect(cbu()).toHaveValue('2850590940090418135201');
  });

  test('SESS-47: asks nothing more of a session that ends with a second attempt, and breaks nothing', async () => {
    const faults: unknown[] = [];
    const note = ({ reason }: PromiseRejectionEvent) => faults.push(reason);
    addEventListener('unhandledrejection', note);
    onTestFinished(() => removeEventListener('unhandledrejection', note));
    const { store } = await open();
    answerWith(http.post(call, () => new HttpResponse(null, { status: 500 })));
    await sendBankData();
    expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
    const reads: string[] = [];
    answerWith(http.post(read, ({ request }) => void reads.push(request.url)));
    answerWith(
      http.post(call, () => HttpResponse.json({ error: true, message: 'Requested token not found.' })),
    );
    await sendAgain();
    await waitFor(() => expect(selectLoggedIn(store.getState())).toBe(false));
    await screen.findByRole('button', { name: 'Ingresar' });
    expect(reads).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('ERR-12: an answer that cannot be read blames no field', async () => {
    answerWith(http.post(call, () => HttpResponse.json({ a: 1 })));
    await open();
    await sendBankData();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Ha ocurrido un error.'));
    expect(cbu()).not.toHaveAttribute('aria-invalid');
  });
});
