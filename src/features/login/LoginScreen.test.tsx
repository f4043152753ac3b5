import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { networkChanged } from '#store/online.ts';
import { selectVisited } from '#store/lastUrl.ts';
import { fakeBrowser, memoryTab } from '#testing/fakeBrowser.ts';
import { given, renderShop } from '#testing/renderShop.tsx';
import { isLoggedIn, openSignIn, shownUrl, signInAs, waitForUrl } from '#testing/signInScreens.ts';

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
