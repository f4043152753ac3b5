import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aCartItem } from '#fixtures/cart.ts';
import { aStatedOrder } from '#fixtures/orders.ts';
import { selectCart } from '#store/cart.ts';
import { selectVisited } from '#store/lastUrl.ts';
import { networkChanged } from '#store/online.ts';
import { selectTwoStep } from '#store/session/twoStep.ts';
import { fakeBrowser, memoryTab, storageWithCart } from '#testing/fakeBrowser.ts';
import { answerAgain, answerWith } from '#testing/render/mockWorker.ts';
import { openAccount, signedInAs } from '#testing/render/openAccount.tsx';
import { given, renderShop } from '#testing/render/renderShop.tsx';
import { isLoggedIn, openSignIn, shownUrl, signInAs, waitForUrl } from '#testing/render/signInScreens.ts';

const checkout = `${location.origin}/_checkout/`;

test.each(['/login', '/login/', '/checkout/login'])('ROUTE-19, ROUTE-22: %s shows sign in', async (path) => {
  await openSignIn(path);
  expect(screen.getByRole('heading', { level: 1, name: 'Ingresar' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
  await waitFor(() => expect(document.title).toMatch(/^Ingresar \| /));
});

describe('after signing in', () => {
  test('SESS-26: the customer is at the account', async () => {
    const { store } = await openSignIn('/login');
    await signInAs('ana');
    await waitForUrl(store, '/account');
    expect(isLoggedIn(store)).toBe(true);
  });

  test('ROUTE-48: the customer returns to the address that was asked for', async () => {
    const returnTo = '/account/orders?page=2';
    const { store } = await openSignIn({ pathname: '/login', state: { returnTo } });
    await signInAs('ana');
    await waitForUrl(store, returnTo);
    expect(isLoggedIn(store)).toBe(true);
  });

  test('ROUTE-51: on the way to the checkout the shop is left for it', async () => {
    const leave = vi.fn<(url: string) => void>();
    const { store } = await openSignIn('/checkout/login', { leave });
    await signInAs('ana');
    await waitFor(() => expect(leave).toHaveBeenCalledWith(checkout, 'replace'));
    expect(leave).toHaveBeenCalledTimes(1);
    expect(shownUrl(store)).toBe('/checkout/login');
    expect(screen.getByRole('button', { name: 'Ingresar' })).toHaveAttribute('aria-busy', 'true');
  });
});

describe('for a customer', () => {
  /** A tab in which a customer has signed in, and which then opens an address. */
  async function reopen(address: string, leave = () => {}) {
    const { storage, cookies, setCookie } = fakeBrowser();
    const device = { storage, cookies, setCookie, tab: memoryTab() };
    const { store, persistence, unmount } = await openSignIn('/login', device);
    await signInAs('ana');
    await waitForUrl(store, '/account');
    await persistence?.flush();
    unmount();
    return renderShop({ ...device, leave, visited: ['/', address] });
  }

  test.each(['/login', '/register', '/customer/account/login', '/registerFacebook'])(
    'ROUTE-50: %s leads to the account, in its place',
    async (address) => {
      const { store } = await reopen(address);
      await waitForUrl(store, '/account');
      expect(selectVisited(store.getState())).not.toContain(address);
    },
  );

  test.each(['/checkout/login', '/checkout/register'])(
    'ROUTE-51: %s leads to the checkout',
    async (address) => {
      const leave = vi.fn<(url?: string) => void>();
      await reopen(address, leave);
      await waitFor(() => expect(leave).toHaveBeenCalledWith(checkout, 'replace'));
    },
  );

  test('ROUTE-50: the recovery of a password stays', async () => {
    await reopen('/forgotpassword');
    expect(await screen.findByRole('button', { name: 'Enviar e-mail' })).toBeVisible();
  });
});

describe('what the server refuses', () => {
  test('ERR-16, FORM-02: a wrong password, with the form as it was', async () => {
    const { store } = await openSignIn('/login');
    await signInAs('ana', 'otra');
    expect(await screen.findByRole('alert')).toHaveTextContent('E-mail o contraseña incorrectos.');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@vidriera.example');
    expect(screen.getByLabelText('Contraseña')).toHaveValue('otra');
    expect(isLoggedIn(store)).toBe(false);
  });

  test('ERR-15: without network it says so', async () => {
    await given('a call fails', { call: 'login', fault: 'cut' });
    const { store } = await openSignIn('/login');
    store.dispatch(networkChanged(false));
    await signInAs('ana');
    expect(
      await screen.findByText('No hay conexión disponible.', { selector: '[role=alert] *' }),
    ).toBeVisible();
  });
});

describe('the ways to the other forms', () => {
  test.each([
    ['/login', 'Registrarse', '/register'],
    ['/login', 'Recuperar contraseña', '/forgotpassword'],
    ['/checkout/login', 'Registrarse', '/checkout/register'],
    ['/checkout/login', 'Recuperar contraseña', '/checkout/forgotpassword'],
  ])('SESS-26, ROUTE-51: from %s "%s" leads to %s, with the typed e-mail', async (path, name, target) => {
    const { store } = await openSignIn(path);
    const email = screen.getByRole('textbox', { name: 'E-mail' });
    fireEvent.change(email, { target: { value: 'ana@mail.co' } });
    await userEvent.click(screen.getByRole('link', { name }));
    await waitForUrl(store, target);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@mail.co'));
  });

  test('ROUTE-48: the address that was asked for is kept on the way', async () => {
    const { store } = await openSignIn({ pathname: '/login', state: { returnTo: '/cart' } });
    await userEvent.click(screen.getByRole('link', { name: 'Registrarse' }));
    await waitForUrl(store, '/register');
    fireEvent.click(await screen.findByRole('link', { name: 'Ingresar' }));
    await waitForUrl(store, '/login');
    await screen.findByRole('checkbox', { name: 'Mantener sesión iniciada' });
    await signInAs('ana');
    await waitForUrl(store, '/cart');
    expect(isLoggedIn(store)).toBe(true);
  });

  test('SESS-26: without a social provider there is no button for it', async () => {
    await openSignIn('/login');
    expect(screen.queryByRole('button', { name: 'Continuar con Facebook' })).toBeNull();
  });
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Ingrese el código' }));

async function enter(code: string) {
  const { getByRole } = await dialog();
  await userEvent.fill(getByRole('textbox', { name: 'Código' }), code);
  await userEvent.click(getByRole('button', { name: 'Verificar' }));
}

test('TFA-05, TFA-06, ERR-68: a modal asks for the code, or for another one, and until it is accepted nobody is logged in', async () => {
  const { store } = await openSignIn({ pathname: '/login', state: { returnTo: '/cart' } });
  await signInAs('segura');
  await userEvent.click((await dialog()).getByRole('button', { name: 'Enviar otro código' }));
  expect(await (await dialog()).findByText('Le enviamos otro código.')).toBeVisible();
  expect(isLoggedIn(store)).toBe(false);
  await enter('1234');
  await waitForUrl(store, '/cart');
  expect(isLoggedIn(store)).toBe(true);
  expect(await screen.findByText('Dispositivo autenticado exitosamente.')).toBeVisible();
});

test('TFA-06: whoever leaves the screen without an answer is not asked at the next one', async () => {
  const { store } = await openSignIn('/login');
  await signInAs('segura');
  await dialog();
  act(() => screen.getByRole('link', { name: 'Registrarse', hidden: true }).click());
  await waitForUrl(store, '/register');
  await waitFor(() => expect(selectTwoStep(store.getState()).awaited).toBeUndefined());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isLoggedIn(store)).toBe(false);
});

test('ERR-44, ERR-14, TFA-06: a wrong code, or an expired session, is said in the modal; closed, it leaves the form as it was', async () => {
  const { store } = await openSignIn('/login');
  await signInAs('segura');
  await enter('9999');
  const asked = await dialog();
  expect(await asked.findByText('El código ingresado no es válido.')).toBeVisible();
  expect(asked.getByRole('textbox', { name: 'Código' })).toHaveValue('9999');
  answerWith(
    http.post('*/customer/validatetwoauth', () =>
      HttpResponse.json({ error: true, message: 'Requested token not found.' }),
    ),
  );
  await enter('1234');
  expect(await asked.findByText('Error de autorización. Ingrese nuevamente.')).toBeVisible();
  expect(asked.getByRole('textbox', { name: 'Código' })).toHaveValue('1234');
  expect(isLoggedIn(store)).toBe(false);
  await userEvent.click(asked.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Contraseña')).toHaveValue('Vidriera1');
  answerAgain();
  await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
  expect((await dialog()).getByRole('textbox', { name: 'Código' })).toHaveValue('');
  await enter('1234');
  await waitForUrl(store, '/account');
});

const refuse = (call: string) =>
  answerWith(http.all(`*/${call}`, () => new HttpResponse(null, { status: 401 })));

const refusal = { name: 'Error de autorización. Ingrese nuevamente.' };

test('ERR-14, SESS-47: a customer whom a server does not know any more logs in again, and returns', async () => {
  refuse('customer/order');
  const { store } = await openAccount('/account/orders?page=1', [
    'a customer has orders',
    { ...signedInAs({ email: 'ana@vidriera.example' }), orders: [aStatedOrder()] },
  ]);
  await screen.findByRole('heading', refusal);
  expect(isLoggedIn(store)).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Ingresar' }));
  await waitForUrl(store, '/login');
  expect(isLoggedIn(store)).toBe(false);
  answerAgain();
  await screen.findByRole('textbox', { name: 'E-mail' });
  await signInAs('ana');
  await waitForUrl(store, '/account/orders?page=1');
});

test('ERR-14: so does a guest, and the screen is read again', async () => {
  refuse('api/home/');
  const { store } = renderShop({ visited: ['/'] });
  await screen.findByRole('heading', refusal);
  const link = await screen.findByRole('link', { name: 'Ingresar' });
  answerAgain();
  fireEvent.click(link);
  await screen.findByRole('textbox', { name: 'E-mail' });
  await signInAs('ana');
  expect(await screen.findByRole('link', { name: 'Sandalias' })).toBeVisible();
  expect(isLoggedIn(store)).toBe(true);
  expect(screen.queryByRole('heading', refusal)).toBeNull();
});

test('SESS-47, CART-22: a session that expires in the merge is told, and the form with its e-mail can be sent again', async () => {
  const leave = vi.fn<(url: string) => void>();
  await given('a cart holds items', {
    hash: 'c4f1e2',
    lines: [{ item: 'ZP0001-38', quantity: 2 }],
    stock: 3,
  });
  const storage = storageWithCart({ items: [aCartItem()] });
  const { store } = await openSignIn('/checkout/login', { leave, storage });
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  answerWith(
    http.post('*/cart/merge', async () => {
      await promise;
      return HttpResponse.json({ error: true, message: 'Requested token not found.' });
    }),
  );
  await signInAs('ana');
  await waitFor(() => expect(isLoggedIn(store)).toBe(true));
  // The form is being left by now.
  await new Promise((resolve) => setTimeout(resolve, 100));
  answer();
  expect(await screen.findByText('Error de autorización. Ingrese nuevamente.')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Ingresar' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect([isLoggedIn(store), shownUrl(store)]).toEqual([false, '/checkout/login']);
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@vidriera.example');
  expect(selectCart(store.getState())?.items.map(({ id }) => id)).toEqual(['ZP0001-38']);
  expect(leave).not.toHaveBeenCalled();
  answerAgain();
  // By key: a second click this soon would count as a double tap.
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(leave).toHaveBeenCalledWith(checkout, 'replace'));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(selectCart(store.getState())?.items.map(({ id }) => id)).toContain('ZP0001-38');
});
