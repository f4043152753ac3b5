import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { networkChanged } from '#store/online.ts';
import { fakeBrowser, memoryTab } from '#testing/fakeBrowser.ts';
import { renderShop } from '#testing/renderShop.tsx';
import { isLoggedIn, openSignIn, shownUrl, signInAs, waitForUrl } from '#testing/signInScreens.ts';

/** The account of a persona who has just signed in. */
async function account() {
  const { jar, storage, cookies, setCookie } = fakeBrowser();
  const tab = memoryTab();
  const { store } = await openSignIn('/login', { storage, cookies, setCookie, tab });
  await signInAs('ana');
  await waitForUrl(store, '/account');
  const logout = await screen.findByRole('button', { name: 'Cerrar sesión' });
  return { store, jar, tab, logout };
}

test('ROUTE-03, SESS-06: the account says whose it is', async () => {
  await account();
  expect(screen.getByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeVisible();
  expect(screen.getByText('Hola, Ana')).toBeVisible();
  expect(screen.getByText('ana@vidriera.example')).toBeVisible();
});

test.each([true, false])('SESS-45, ERR-66: with network %s a logout ends at home', async (online) => {
  const { store, jar, tab, logout } = await account();
  store.dispatch(networkChanged(online));
  await userEvent.click(logout);
  expect(await screen.findByText('Sesión cerrada.')).toBeVisible();
  expect(isLoggedIn(store)).toBe(false);
  // Home begins a new history (ROUTE-56).
  await waitFor(() => expect(shownUrl(store)).toBeUndefined());
  expect([jar.has('access_token'), jar.has('session-id'), tab.texts['token']]).toEqual([
    false,
    false,
    undefined,
  ]);
});

test('ROUTE-47: the account asks a visitor to log in, and the menu leads there', async () => {
  const { store } = renderShop({ visited: ['/menu'] });
  fireEvent.click(await screen.findByRole('link', { name: 'Mi cuenta' }));
  await waitForUrl(store, '/login');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ingresar' })).toBeVisible();
});
