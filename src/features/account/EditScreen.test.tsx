import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeBrowser, memoryTab } from '#testing/fakeBrowser.ts';
import { answerAgain, answerWith, loseAnswer } from '#testing/render/mockWorker.ts';
import { findField } from '#testing/render/openAccount.tsx';
import { description, openEdit, path } from '#testing/render/openEdit.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { openSignIn, signInAs, waitForUrl } from '#testing/render/signInScreens.ts';

describe('the form', () => {
  test('ROUTE-15, ACC-05: it has what is known of the customer, and her e-mail cannot be changed', async () => {
    const { field } = await openEdit({ middle_name: 'Luz', gender: 'male' });
    const values = Object.fromEntries(
      ['E-mail', 'Nombre', 'Segundo nombre (opcional)', 'Apellido', 'Número de DNI', 'Día', 'Mes', 'Año'].map(
        (label) => [label, field(label).value],
      ),
    );
    expect(Object.values(values)).toEqual([
      'maria@mail.com',
      'María José',
      'Luz',
      'Pérez',
      '30123456',
      '07',
      '05',
      '1990',
    ]);
    expect(field('E-mail')).toHaveAttribute('readonly');
    expect(screen.getByRole('radio', { name: 'Masculino' })).toBeChecked();
    for (const label of ['Contraseña actual', 'Contraseña nueva', 'Repetir contraseña nueva'])
      expect(field(label)).toHaveValue('');
  });

  test('ACC-08: newsletters are seen as they are, and a change is kept', async () => {
    const { send, store, customer } = await openEdit();
    const box = (name: string) => screen.getByRole('checkbox', { name });
    expect(box('Ofertas y novedades')).toBeChecked();
    expect(box('Tendencias de la temporada')).not.toBeChecked();
    await userEvent.click(box('Ofertas y novedades'));
    await send();
    await waitForUrl(store, '/account');
    expect(customer().is_newsletter_subscribed).toBe(false);
    expect(customer().newsletter_subscriptions?.map(({ subscribed }) => subscribed)).toEqual([false, false]);
  });

  test('ACC-07: what was changed is saved, said, and shown in the account', async () => {
    const { type, send, store } = await openEdit();
    type('Nombre', 'Íñigo  José');
    type('Apellido', "D'Ángelo O’Higgins");
    type('Número de DNI', ' 7.654.321 ');
    type('Día', '29');
    type('Mes', '2');
    type('Año', '1984');
    await send();
    expect(await screen.findByText('Datos actualizados exitosamente.')).toBeVisible();
    await waitForUrl(store, '/account');
    expect(await screen.findByText("Íñigo José D'Ángelo O'Higgins")).toBeVisible();
    expect(screen.getByText('29/02/1984')).toBeVisible();
    expect(screen.getByText('7654321')).toBeVisible();
  });

  test('SESS-14, ACC-05: each field says to the phone what it is', async () => {
    const { field } = await openEdit();
    expect(field('Nombre')).toHaveAttribute('autocomplete', 'given-name');
    expect(field('Contraseña actual')).toHaveAttribute('autocomplete', 'current-password');
    expect(field('Contraseña nueva')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('Día')).toHaveAttribute('inputmode', 'numeric');
  });
});

test.each([
  ['1990-05-07 00:00:00', ['07', '05', '1990']],
  ['0000-00-00', ['', '', '']],
])('SESS-29, FMT-04: of the birthday %j it has the parts %j', async (birthday, parts) => {
  const { field } = await openEdit({ birthday });
  expect(['Día', 'Mes', 'Año'].map((label) => field(label).value)).toEqual(parts);
});

describe('the password', () => {
  test('ACC-06: the old one is mandatory with a new one, and only then', async () => {
    const { type, field, send, customer } = await openEdit();
    const before = customer();
    type('Contraseña nueva', 'Clave456');
    type('Repetir contraseña nueva', 'Clave456');
    await send();
    await description(field('Contraseña actual'), 'Campo obligatorio');
    expect(field('Contraseña actual')).toHaveFocus();
    expect(customer()).toEqual(before);
  });

  test('ACC-06, FORM-02: a wrong old one is named, and nothing typed is lost', async () => {
    const { type, field, send } = await openEdit();
    type('Nombre', 'Ana');
    type('Contraseña actual', 'Clave124');
    type('Contraseña nueva', 'Clave456');
    type('Repetir contraseña nueva', 'Clave456');
    await send();
    await description(field('Contraseña actual'), 'Ingrese un valor válido');
    expect(screen.getByRole('alert')).toHaveTextContent('Revise los datos ingresados.');
    expect([field('Nombre').value, field('Contraseña nueva').value]).toEqual(['Ana', 'Clave456']);
    await waitFor(() => expect(field('Contraseña actual')).toHaveFocus());
  });

  test('ACC-06, ACC-07: with the right old one it is changed', async () => {
    const { type, send } = await openEdit();
    type('Contraseña actual', 'Clave123');
    type('Contraseña nueva', 'Clave456');
    type('Repetir contraseña nueva', 'Clave456');
    await send();
    expect(await screen.findByText('Datos actualizados exitosamente.')).toBeVisible();
  });

  test('SESS-30: a repetition that differs says so', async () => {
    const { leave, field } = await openEdit();
    leave('Contraseña nueva', 'Clave456');
    leave('Repetir contraseña nueva', 'Clave45');
    await waitFor(() =>
      expect(field('Repetir contraseña nueva')).toHaveAccessibleDescription('Las contraseñas no coinciden.'),
    );
  });
});

describe('a refusal', () => {
  test.each([
    [200, 'Invalid identification.', 'Ha ocurrido un error.'],
    [401, 'Unauthorized', 'Error de autorización. Ingrese nuevamente.'],
  ])('ERR-14, ERR-24, FORM-02: with status %i and %j is told in Spanish', async (status, message, text) => {
    const { type, field, send } = await openEdit();
    type('Nombre', 'Ana');
    answerWith(http.post('*/customer/edit', () => HttpResponse.json({ error: true, message }, { status })));
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByText(message)).toBeNull();
    expect(field('Nombre')).toHaveValue('Ana');
  });
});

describe('bad input', () => {
  test.each([
    ['Nombre', 'José-María', 'Este campo no acepta «-».'],
    ['Nombre', ' ', 'Campo obligatorio'],
    ['Apellido', 'Pérez 2', 'Este campo no acepta «2».'],
    ['Número de DNI', '12.345', 'Ingrese un valor válido'],
  ])('VAL-09, VAL-15, VAL-31: in %s, %j has its text', async (label, value, text) => {
    const { leave, field } = await openEdit();
    leave(label, value);
    await description(field(label), text);
    expect(field(label)).toHaveValue(value);
  });

  test.each([
    ['29', '2', '1985'],
    ['7', '5', '1896'],
    ['7', '5', '2090'],
  ])('VAL-13, VAL-14: %s/%s/%s is no date of birth, and the form keeps it', async (...parts) => {
    const { type, field, send } = await openEdit();
    const labels = ['Día', 'Mes', 'Año'];
    labels.forEach((label, place) => type(label, parts[place] ?? ''));
    await send();
    await description(
      screen.getByRole('group', { name: 'Fecha de nacimiento' }),
      'Por favor, ingrese una fecha de nacimiento valida',
    );
    expect(labels.map((label) => field(label).value)).toEqual(parts);
  });
});

test('KEEP-08, API-73: after a reload the customer is read, with a retry where that fails', async () => {
  const { storage, cookies, setCookie } = fakeBrowser();
  const device = { storage, cookies, setCookie, tab: memoryTab() };
  const { store, persistence, unmount } = await openSignIn('/login', device);
  await signInAs('ana');
  await waitForUrl(store, '/account');
  await persistence?.flush();
  unmount();
  answerWith(http.post('*/customer/info', () => HttpResponse.json({ error: true, message: 'Not now.' })));
  renderShop({ ...device, visited: ['/', path] });
  expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
  answerAgain();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await findField('E-mail')).toHaveValue('ana@vidriera.example');
  expect(await findField('Nombre')).toHaveValue('Ana');
});

describe('the check digits', () => {
  const hint = 'Revise el número ingresado.';

  test.each([
    ['cl', 'Número de RUT', '12.345.678-4', '12.345.678-5'],
    ['br', 'Número de CPF', '529.982.247-24', '529.982.247-25'],
  ] as const)(
    'FORM-01: in %s a %s with wrong ones has a hint and no fault',
    async (country, label, wrong, right) => {
      const { leave, field } = await openEdit({ identification: '', identification_type: '' }, country);
      leave(label, wrong);
      await description(field(label), hint);
      expect(field(label)).not.toHaveAttribute('aria-invalid');
      leave(label, right);
      await waitFor(() => expect(field(label)).not.toHaveAccessibleDescription());
    },
  );

  test('FORM-01: in co those of a NIT are checked, and a CC has none', async () => {
    const { leave, field } = await openEdit({ identification: '', identification_type: '' }, 'co');
    await userEvent.selectOptions(field('Tipo de documento'), 'NIT');
    leave('Número de documento', '900.123.456-1');
    await description(field('Número de documento'), hint);
    await userEvent.selectOptions(field('Tipo de documento'), 'CC');
    await waitFor(() => expect(field('Número de documento')).not.toHaveAccessibleDescription(hint));
  });

  test('FORM-01: a document with a hint is sent all the same', async () => {
    const { leave, field, send } = await openEdit({ identification: '', identification_type: '' }, 'cl');
    leave('Número de RUT', '12.345.678-4');
    await description(field('Número de RUT'), hint);
    await send();
    // The server refuses it.
    await description(field('Número de RUT'), 'Ingrese un valor válido');
    expect(screen.getByRole('alert')).toHaveTextContent('Revise los datos ingresados.');
    expect(field('Número de RUT')).toHaveValue('12.345.678-4');
  });
});

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
  // By key: a second click this soon would count as a double tap.
  screen.getByRole('button', { name: 'Guardar cambios' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitForUrl(store, '/account');
  expect(await screen.findAllByText(saved)).toHaveLength(1);
});
