import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerAgain, answerWith, loseAnswer } from '#testing/render/mockWorker.ts';
import { fillRegistration, openRegister, sent, typed } from '#testing/render/openRegister.tsx';
import { isLoggedIn, openSignIn, shownUrl, waitForUrl } from '#testing/render/signInScreens.ts';

const description = (field: HTMLElement, text: string) =>
  waitFor(() => expect(field).toHaveAccessibleDescription(text));

test('SESS-27: all that a registration needs is asked for, and sent', async () => {
  const { onSend, fill, send } = openRegister();
  fill();
  await userEvent.click(screen.getByRole('radio', { name: 'Femenino' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Quiero recibir novedades/ }));
  await send();
  await waitFor(() => expect(onSend).toHaveBeenCalledWith({ ...sent, is_newsletter_subscribed: '1' }));
});

test('SESS-28: the middle name and the news may be left out', async () => {
  const { onSend, fill, send } = openRegister();
  fill();
  await userEvent.click(screen.getByRole('radio', { name: 'Femenino' }));
  await send();
  await waitFor(() => expect(onSend).toHaveBeenCalledWith(sent));
  expect(sent).toMatchObject({ middle_name: '', is_newsletter_subscribed: '0' });
});

test('SESS-27, SESS-28, VAL-15: an empty form names each mandatory field, focuses the first, and makes no call', async () => {
  const { onSend, field, send } = openRegister();
  await send();
  await description(field('E-mail'), 'Campo obligatorio');
  expect(field('E-mail')).toHaveFocus();
  for (const label of ['Repetir contraseña', 'Nombre', 'Apellido', 'Número de DNI', 'Día', 'Mes', 'Año'])
    expect(field(label)).toHaveAccessibleDescription('Campo obligatorio');
  expect(field('Contraseña')).toHaveAccessibleDescription(/Campo obligatorio$/);
  expect(screen.getByRole('radiogroup', { name: 'Género' })).toHaveAccessibleDescription('Campo obligatorio');
  expect(field('Segundo nombre (opcional)')).not.toHaveAttribute('aria-invalid');
  expect(onSend).not.toHaveBeenCalled();
});

describe('the password', () => {
  test('VAL-08: its rules are there before anything is typed, and its fault after them', async () => {
    const { field, leave } = openRegister();
    const rules = 'De 6 a 15 caracteres: letras, números y los signos ! @ # $ % ^ & * ? _ ~ / -';
    expect(field('Contraseña')).toHaveAccessibleDescription(rules);
    await leave('Contraseña', 'clave 12');
    await description(
      field('Contraseña'),
      `${rules} La contraseña debe tener entre 6 y 15 caracteres válidos.`,
    );
  });

  test('SESS-30: a confirmation that differs says so, until either is changed', async () => {
    const { field, leave } = openRegister();
    await leave('Contraseña', 'Clave123');
    await leave('Repetir contraseña', 'Clave12');
    await description(field('Repetir contraseña'), 'Las contraseñas no coinciden.');
    await leave('Contraseña', 'Clave12');
    await waitFor(() => expect(field('Repetir contraseña')).not.toHaveAttribute('aria-invalid'));
  });

  test('VAL-08: one with an emoji or a control character is refused', async () => {
    const { field, leave } = openRegister();
    await leave('Contraseña', 'clave😀12');
    await waitFor(() =>
      expect(field('Contraseña')).toHaveAccessibleDescription(/entre 6 y 15 caracteres válidos\.$/),
    );
    await leave('Contraseña', 'clave\u000712');
    expect(field('Contraseña')).toHaveAccessibleDescription(/entre 6 y 15 caracteres válidos\.$/);
  });
});

describe('the date of birth', () => {
  const group = () => screen.getByRole('group', { name: 'Fecha de nacimiento' });

  test('VAL-13: one that is no day says so once, at its three fields', async () => {
    const { field, leave } = openRegister();
    await leave('Día', '31');
    await leave('Mes', '4');
    expect(field('Día')).not.toHaveAttribute('aria-invalid');
    await leave('Año', '1990');
    const text = 'Por favor, ingrese una fecha de nacimiento valida';
    await description(group(), text);
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(field('Día')).toHaveAccessibleDescription(text);
    expect(field('Día')).toHaveAttribute('aria-invalid', 'true');
    await leave('Mes', '5');
    await waitFor(() => expect(field('Día')).not.toHaveAttribute('aria-invalid'));
    expect(within(group()).queryByText(text)).toBeNull();
  });

  test.each(['Día', 'Mes', 'Año'])(
    'VAL-15, FORM-02: without its field %s it says so, at that field',
    async (label) => {
      const { field, leave } = openRegister();
      await leave(label, '');
      await description(field(label), 'Campo obligatorio');
      expect(screen.getAllByText('Campo obligatorio')).toHaveLength(1);
      expect(group().querySelectorAll('[aria-invalid]')).toHaveLength(1);
      expect(field(label)).toHaveAttribute('aria-invalid', 'true');
    },
  );

  test.each([
    ['one column', '100px', true],
    ['one row', '340px', false],
  ])(
    'FORM-02: its fault is right below its field, with the fields in %s',
    async (_name, width, isBetween) => {
      const { field, leave } = openRegister();
      group().style.inlineSize = width;
      await leave('Día', '');
      const fault = await within(group()).findByText(/./, { selector: 'p *' });
      const boxOf = (label: string) => field(label).getBoundingClientRect();
      const { top, bottom } = fault.getBoundingClientRect();
      expect(Math.abs(top - boxOf('Día').bottom - 8)).toBeLessThan(8);
      expect(bottom < boxOf('Mes').top).toBe(isBetween);
    },
  );
});

describe('a refusal', () => {
  test('ERR-18, FORM-02: a used e-mail is said at its field', async () => {
    const { field, fill, send } = openRegister({
      outcome: { kind: 'failed', message: { refusal: 'usedEmail' } },
    });
    fill();
    fireEvent.click(screen.getByRole('radio', { name: 'Masculino' }));
    await send();
    await description(field('E-mail'), 'El E-mail ya se encuentra registrado.');
    expect(field('E-mail')).toHaveFocus();
  });

  test('ERR-19, FORM-02: data that the server does not accept are named, above the button, and stay', async () => {
    const { field, fill, send } = openRegister({
      outcome: { kind: 'failed', message: { refusal: 'reviewData' }, wrong: ['identification', 'gender'] },
    });
    fill();
    fireEvent.click(screen.getByRole('radio', { name: 'Masculino' }));
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Revise los datos ingresados.');
    expect(alert.nextElementSibling).toBe(screen.getByRole('button', { name: 'Registrarse' }));
    expect(field('Número de DNI')).toHaveFocus();
    expect(field('Número de DNI')).toHaveAccessibleDescription('Ingrese un valor válido');
    expect(screen.getByRole('radiogroup', { name: 'Género' })).toHaveAccessibleDescription(
      'Ingrese un valor válido',
    );
    for (const [label, value] of Object.entries(typed)) expect(field(label)).toHaveValue(value);
  });
});

async function register(changes?: Record<string, string>) {
  await fillRegistration(changes);
  fireEvent.click(screen.getByRole('button', { name: 'Registrarse' }));
}

test.each(['/register', '/customer/account/login', '/checkout/register'])(
  'ROUTE-20, ROUTE-23, ROUTE-26: %s shows the registration, with the way to sign in',
  async (path) => {
    await openSignIn(path);
    expect(screen.getByRole('heading', { level: 1, name: 'Registrarse' })).toBeVisible();
    const login = path === '/checkout/register' ? '/checkout/login' : '/login';
    expect(screen.getByRole('link', { name: 'Ingresar' })).toHaveAttribute('href', login);
  },
);

test('ERR-59, SESS-27: who registers is signed in, returns to what was asked for, and reads it', async () => {
  const { store } = await openSignIn({ pathname: '/register', state: { returnTo: '/cart' } });
  await register();
  await waitForUrl(store, '/cart');
  expect(isLoggedIn(store)).toBe(true);
  expect(await screen.findByText('Usuario registrado exitosamente.')).toBeVisible();
});

test('SESS-32: if the sign in fails the customer is asked to sign in, with message and e-mail', async () => {
  answerWith(http.post('*/api/customer/login', () => HttpResponse.json({ error: true }, { status: 503 })));
  const { store } = await openSignIn({ pathname: '/register', state: { returnTo: '/cart' } });
  await register();
  await waitForUrl(store, '/login');
  const keep = await screen.findByRole('checkbox', { name: 'Mantener sesión iniciada' });
  expect(keep).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('maria@mail.com');
  expect(await screen.findByText('Usuario registrado exitosamente.')).toBeVisible();
  expect(isLoggedIn(store)).toBe(false);
});

test('ERR-18, FORM-02: a used e-mail is said at its field, and the form stays', async () => {
  const { store } = await openSignIn('/register');
  await register({ 'E-mail': 'ana@vidriera.example' });
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await waitFor(() => expect(email).toHaveAccessibleDescription('El E-mail ya se encuentra registrado.'));
  expect(screen.getByLabelText('Nombre')).toHaveValue('María José');
  expect(screen.getByLabelText('Contraseña')).toHaveValue('Clave123');
  expect(isLoggedIn(store)).toBe(false);
});

const registered = 'Usuario registrado exitosamente.';

/** By key: a second click this soon would count as a double tap. */
async function send() {
  screen.getByRole('button', { name: 'Registrarse' }).focus();
  await userEvent.keyboard('{Enter}');
}

const field = (label: string) => screen.getByLabelText(label);

/** Opens the registration on the way to the cart, and fills it in. */
async function open(values: Record<string, string> = {}) {
  const { store } = await openSignIn({ pathname: '/register', state: { returnTo: '/cart' } });
  await fillRegistration(values);
  return store;
}

test('SESS-31, ERR-59: a registration whose answer is lost is found, and leads back like any other', async () => {
  loseAnswer('*/customer/create');
  const store = await open();
  await send();
  await waitForUrl(store, '/cart');
  expect(isLoggedIn(store)).toBe(true);
  expect(await screen.findAllByText(registered)).toHaveLength(1);
});

test('SESS-31, ERR-59: one whose answer is lost with the network is found when it is sent again', async () => {
  loseAnswer('*/customer/create');
  const store = await open();
  answerWith(http.post('*/customer/login', () => HttpResponse.error()));
  await send();
  expect(await screen.findByText(/no sabemos si su cuenta fue creada\. .*intente ingresar/)).toBeVisible();
  expect(screen.queryByText('Ha ocurrido un error.')).toBeNull();
  expect(field('Contraseña')).toHaveValue('Clave123');
  answerAgain();
  await send();
  await waitForUrl(store, '/cart');
  expect(isLoggedIn(store)).toBe(true);
  expect(await screen.findAllByText(registered)).toHaveLength(1);
});

test('ERR-18, FORM-02: with the e-mail of somebody else it is none, and what was typed stays', async () => {
  loseAnswer('*/customer/create');
  const store = await open({ 'E-mail': 'ana@vidriera.example' });
  await send();
  expect(await screen.findByText('Ha ocurrido un error.')).toBeVisible();
  await send();
  await waitFor(() =>
    expect(field('E-mail')).toHaveAccessibleDescription('El E-mail ya se encuentra registrado.'),
  );
  for (const label of ['Contraseña', 'Repetir contraseña']) expect(field(label)).toHaveValue('Clave123');
  expect(field('Nombre')).toHaveValue('María José');
  expect(isLoggedIn(store)).toBe(false);
  expect(screen.queryByText(registered)).toBeNull();
});

test('SESS-31: one that is found after its form was left signs in, and leads nowhere', async () => {
  const store = await open();
  const login = Promise.withResolvers<void>();
  loseAnswer('*/customer/create');
  answerWith(http.post('*/customer/login', () => login.promise));
  await send();
  await userEvent.click(screen.getByRole('link', { name: 'Categorías' }));
  await waitForUrl(store, '/menu');
  login.resolve();
  await waitFor(() => expect(isLoggedIn(store)).toBe(true));
  expect(await screen.findByText(registered)).toBeVisible();
  expect(shownUrl(store)).toBe('/menu');
});
