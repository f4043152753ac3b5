import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loseAnswer } from '#testing/loseAnswer.ts';
import { answerAgain, answerWith } from '#testing/mockWorker.ts';
import { openEdit } from '#testing/openEdit.ts';
import { waitForUrl } from '#testing/signInScreens.ts';

const saved = 'Datos actualizados exitosamente.';

/** The form with a new name, and a new password where one is wanted. */
async function open({ password }: { password: boolean }) {
  const view = await openEdit();
  view.type('Nombre', 'Ana');
  if (password) {
    view.type('Contraseña actual', 'Clave123');
    view.type('Contraseña nueva', 'Clave456');
    view.type('Repetir contraseña nueva', 'Clave456');
  }
  return view;
}

/** The network is lost with the answer to the next edit, which the server does. */
function loseNetwork() {
  let calls = 0;
  answerWith(
    http.post('*/customer/edit', async ({ request }) => {
      calls += 1;
      // The second is the first on its way to the server.
      if (calls === 2) return undefined;
      if (calls === 1) await fetch(request.clone());
      return HttpResponse.error();
    }),
  );
}

test.each([
  ['without a new password', false],
  ['with one', true],
])('ACC-07: an edit %s whose answer is lost is found, and said like any other', async (_, password) => {
  const { send, store, customer } = await open({ password });
  loseAnswer('*/customer/edit');
  await send();
  await waitForUrl(store, '/account');
  expect(await screen.findAllByText(saved)).toHaveLength(1);
  expect(customer().first_name).toBe('Ana');
});

test('ACC-07: an edit of which nobody knows whether it was done says so, with what to do, and keeps what was typed', async () => {
  const { send, field } = await open({ password: false });
  loseAnswer('*/customer/edit');
  answerWith(http.all('*/customer/info', () => HttpResponse.error()));
  await send();
  const text = await screen.findByText(/no sabemos si sus datos fueron actualizados\. Revise su cuenta/);
  expect(text).toBeVisible();
  expect(screen.queryByText('Ha ocurrido un error.')).toBeNull();
  expect(field('Nombre')).toHaveValue('Ana');
});

test('ACC-06, FORM-02: what may have changed the password says so, and is found when it is sent again', async () => {
  const { send, store, field } = await open({ password: true });
  loseNetwork();
  await send();
  expect(await screen.findByText(/su contraseña puede haber cambiado/)).toBeVisible();
  expect(field('Contraseña actual')).toHaveValue('Clave123');
  answerAgain();
  // By key: a second click this soon would be that of a double tap.
  screen.getByRole('button', { name: 'Guardar cambios' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitForUrl(store, '/account');
  expect(await screen.findAllByText(saved)).toHaveLength(1);
});
