import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { selectCustomer } from '#store/session/customer.ts';
import { selectTwoStep } from '#store/session/twoStep.ts';
import { fakeBrowser, memoryTab } from '#testing/fakeBrowser.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { isLoggedIn, openSignIn, shownUrl, signInAs, waitForUrl } from '#testing/render/signInScreens.ts';

/** Holds the first request to a path until `release`; the mock then answers it, as all others. */
function holdFirst(path: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let isFirst = true;
  const asked = { count: 0 };
  answerWith(
    http.post(`*/${path}`, async () => {
      asked.count += 1;
      if (!isFirst) return;
      isFirst = false;
      await held;
    }),
  );
  return { asked, release: () => release() };
}

const openCart = () =>
  userEvent.click(
    within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', { name: 'Carrito' }),
  );

const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

describe('a form that the shopper has left while its answer was on the way', () => {
  test('FORM-02: an e-mail for a new password was sent, and the shopper stays where she is', async () => {
    const { release } = holdFirst('customer/forgotpassword');
    const { store } = await openSignIn('/forgotpassword');
    const email = screen.getByRole('textbox', { name: 'E-mail' });
    fireEvent.change(email, { target: { value: 'ana@vidriera.example' } });
    await userEvent.click(screen.getByRole('button', { name: 'Enviar e-mail' }));
    await openCart();
    await waitForUrl(store, '/cart');
    release();
    const text = 'Te hemos enviado un email para recuperar tu contraseña.';
    expect(await screen.findByText(text)).toBeVisible();
    await settled();
    expect(shownUrl(store)).toBe('/cart');
  });

  test('FORM-02, SESS-34: the provider gives a profile without e-mail, and the shopper stays where she is', async () => {
    const profile = Promise.withResolvers<undefined>();
    const bare = { accessToken: 't', idFacebook: '1', email: '', gender: '', birthday: '' };
    const incomplete = { ...bare, firstName: '', lastName: '', middleName: '' };
    const { store } = await openSignIn('/login', { social: () => profile.promise.then(() => incomplete) });
    await userEvent.click(screen.getByRole('button', { name: 'Continuar con Facebook' }));
    await openCart();
    await waitForUrl(store, '/cart');
    profile.resolve(undefined);
    await settled();
    expect(shownUrl(store)).toBe('/cart');
  });
});

describe('a login of the device that is slower than the shopper', () => {
  /** A new tab of a device on which ana is logged in, at the form, whose automatic login is held. */
  async function newTab() {
    const { storage, cookies, setCookie } = fakeBrowser();
    const first = await openSignIn('/login', { storage, cookies, setCookie, tab: memoryTab() });
    await signInAs('ana');
    await waitForUrl(first.store, '/account');
    await first.persistence?.flush();
    first.unmount();
    const held = holdFirst('customer/login');
    const tab = memoryTab();
    const shop = renderShop({ storage, cookies, setCookie, tab, visited: ['/', '/login'] });
    await screen.findByRole('textbox', { name: 'E-mail' });
    await waitFor(() => expect(held.asked.count).toBe(1));
    return { ...shop, ...held, tab };
  }

  test('ROUTE-48, ROUTE-49: does not hold up the account of who signs in meanwhile', async () => {
    const { store, release } = await newTab();
    await signInAs('nueva');
    expect(await screen.findByText('nueva@vidriera.example')).toBeVisible();
    expect(shownUrl(store)).toBe('/account');
    release();
    await settled();
    expect(selectCustomer(store.getState()).idCustomer).toBe('1101');
  });

  test('TFA-05, SESS-17: leaves the question for a code; without an answer the tab gets its token', async () => {
    const { store, release, tab } = await newTab();
    await signInAs('segura');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ingrese el código' }));
    release();
    await settled();
    expect(selectTwoStep(store.getState()).awaited).toBeDefined();
    expect(shownUrl(store)).toBe('/login');
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(tab.texts['token']).toBeDefined());
    expect(selectCustomer(store.getState())).toMatchObject({ loggedIn: true, idCustomer: '1100' });
  });

  test('ERR-16: leaves a refusal to be read', async () => {
    const { store, release, tab } = await newTab();
    await signInAs('nueva', 'otra');
    expect(await screen.findByRole('alert')).toHaveTextContent('E-mail o contraseña incorrectos.');
    release();
    await waitFor(() => expect(tab.texts['token']).toBeDefined());
    expect(isLoggedIn(store)).toBe(true);
    expect(screen.getByRole('alert')).toHaveTextContent('E-mail o contraseña incorrectos.');
    expect(shownUrl(store)).toBe('/login');
  });
});
