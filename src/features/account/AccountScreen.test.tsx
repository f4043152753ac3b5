import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { customerApi } from '#api/customer.ts';
import { aCartItem } from '#fixtures/cart.ts';
import { changeCart, linesIn } from '#flows/cart/cartCalls.ts';
import { queueChange } from '#flows/queue/storedQueue.ts';
import { savedLines } from '#flows/cart/savedLines.ts';
import { databaseOf } from '#mocks/database.ts';
import { networkChanged } from '#store/online.ts';
import { changesWait } from '#store/syncQueue.ts';
import { fakeBrowser, memoryTab } from '#testing/fakeBrowser.ts';
import { answerWith, visitor } from '#testing/render/mockWorker.ts';
import { openAccount, openAs, signedInAs } from '#testing/render/openAccount.tsx';
import { renderShop } from '#testing/render/renderShop.tsx';
import { isLoggedIn, openSignIn, shownUrl, signInAs, waitForUrl } from '#testing/render/signInScreens.ts';

/** The account of a persona who has just signed in. */
async function account() {
  const { jar, storage, cookies, setCookie } = fakeBrowser();
  const tab = memoryTab();
  const { store, shop } = await openSignIn('/login', { storage, cookies, setCookie, tab });
  await signInAs('ana');
  await waitForUrl(store, '/account');
  const logout = await screen.findByRole('button', { name: 'Cerrar sesión' });
  return { store, shop, jar, tab, logout };
}

const leaving = async () => within(await screen.findByRole('dialog', { name: '¿Quiere cerrar la sesión?' }));

test('ROUTE-03, SESS-06: the account says whose it is', async () => {
  await account();
  expect(screen.getByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeVisible();
  expect(screen.getByText('Hola, Ana')).toBeVisible();
  expect(screen.getByText('ana@vidriera.example')).toBeVisible();
});

test('ACC-01, ACC-02: it leads to the sections that there are, and not to others', async () => {
  const { logout } = await account();
  const links = within(screen.getByRole('main')).getAllByRole('link');
  const paths = links.map((link) => link.getAttribute('href'));
  expect(paths).toEqual(expect.arrayContaining(['/account/editaccount', '/account/enableauth']));
  expect(screen.getByRole('link', { name: 'Editar mis datos' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Verificación en dos pasos' })).toBeVisible();
  expect(logout).toBeVisible();
});

test('ACC-02, TFA-02: without two steps in the environment they are not offered', async () => {
  await openAccount('/account', ['a customer is signed in', signedInAs()], 'ar', 'off');
  expect(await screen.findByRole('link', { name: 'Editar mis datos' })).toBeVisible();
  expect(screen.queryByText('Verificación en dos pasos')).toBeNull();
});

test.each([
  [{}, { 'Nombre y apellido': 'María José Pérez', 'Número de DNI': '30123456', Género: 'Femenino' }],
  [
    { gender: 'male', birthday: '1984-02-29' },
    { Género: 'Masculino', 'Fecha de nacimiento': '29/02/1984' },
  ],
  [
    { gender: '', birthday: '', identification: '', identification_type: '' },
    { Género: '-', 'Fecha de nacimiento': '-', 'Número de documento': '-' },
  ],
])('ACC-03, ACC-04, FMT-03: of %j it shows %j', async (overrides, shown) => {
  await openAs('/account', overrides);
  await screen.findByRole('heading', { level: 2, name: 'Mis datos' });
  for (const [name, value] of Object.entries(shown))
    expect(screen.getByText(name, { selector: 'dt' }).nextElementSibling).toHaveTextContent(value);
});

test('ORD-04: of several orders it shows the newest, and leads to it', async () => {
  await openAccount('/account', ['a customer has many orders', { ...signedInAs(), count: 5 }]);
  const orders = await screen.findAllByRole('link', { name: /Pedido \d/ });
  expect(orders.map((link) => link.getAttribute('href'))).toEqual(['/account/orders/300000005']);
});

test('ERR-12: it says that the last order could not be read', async () => {
  answerWith(http.post('*/customer/order', () => HttpResponse.json({ error: true, message: '' })));
  await openAs('/account');
  expect(await screen.findByText('No pudimos cargar su último pedido.')).toBeVisible();
});

test('KEEP-02, STATE-14: before a logout without network it says that what was not sent is lost', async () => {
  const { store, shop, logout } = await account();
  store.dispatch(networkChanged(false));
  queueChange(store, shop, { item: 'ZP0001-38', quantity: 1, kind: 'add' });
  await userEvent.click(logout);
  expect(
    (await leaving()).getByText(
      '1 cambio sin enviar de su carrito o sus favoritos se pierde si cierra la sesión ahora.',
    ),
  ).toBeVisible();
});

test('KEEP-02, STATE-14: before a logout it says so too where the browser knows of no failure of the network', async () => {
  const { store, shop, logout } = await account();
  await waitFor(() => expect(linesIn(store)).not.toEqual([]));
  answerWith(http.all('*/api/cart/*', () => HttpResponse.json({ message: '' }, { status: 503 })));
  queueChange(store, shop, { item: 'AN0107-38', quantity: 1, kind: 'add' });
  store.dispatch(changesWait(true));
  await userEvent.click(logout);
  expect(await (await leaving()).findByText(/^1 cambio sin enviar/)).toBeVisible();
});

test.each([
  [['CL0301-S'], '1 producto guardado para después se pierde si cierra la sesión.'],
  [['CL0301-S', 'ZP0001-38'], '2 productos guardados para después se pierden si cierra la sesión.'],
])('KEEP-07, STATE-14: before a logout it says that %j, saved for later, is lost', async (ids, text) => {
  const stored = { saved_lines: JSON.stringify(ids.map((id) => aCartItem({ id }))) };
  await openAccount('/account', ['a customer is signed in', signedInAs()], 'ar', 'on', stored);
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
  expect(await (await leaving()).findByText(text)).toBeVisible();
});

test('KEEP-07: what is in the cart again is not saved for later', async () => {
  const { store, shop, logout } = await account();
  await waitFor(() => expect(linesIn(store)).not.toEqual([]));
  const [line] = linesIn(store);
  savedLines(shop).change(() => [line?.item ?? '', 'SN0203-37'].map((id) => aCartItem({ id })));
  await userEvent.click(logout);
  expect(await (await leaving()).findByText(/^1 producto guardado para después/)).toBeVisible();
});

test.each([true, false])('SESS-45, ERR-66: with network %s a logout ends at home', async (online) => {
  const { store, jar, tab, logout } = await account();
  store.dispatch(networkChanged(online));
  await userEvent.click(logout);
  await userEvent.click((await leaving()).getByRole('button', { name: 'Cerrar sesión' }));
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

test('CART-22, SESS-45: a logout waits until the bag of a guest is in her cart; its button is busy', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  answerWith(http.post('*/cart/merge', () => promise));
  const { store } = await openSignIn('/login');
  const bag = { item: 'MA0036-U', quantity: 1 };
  await changeCart(store, { ...bag, lines: [bag] });
  await signInAs('ana');
  await waitForUrl(store, '/account');
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
  const confirm = (await leaving()).getByRole('button', { name: 'Cerrar sesión' });
  await userEvent.click(confirm);
  confirm.click();
  expect(confirm).toHaveAttribute('aria-busy', 'true');
  expect(isLoggedIn(store)).toBe(true);
  answer();
  expect(await screen.findByText('Sesión cerrada.')).toBeVisible();
  await waitFor(() => expect(shownUrl(store)).toBeUndefined());
  expect(linesIn(store)).toEqual([]);
  const { carts } = await databaseOf(visitor(), 'ar');
  expect(carts.find('ca1100')?.lines).toContainEqual(bag);
});

test('SESS-44: before a logout it says what stays, and it can be left alone', async () => {
  const { store, logout } = await account();
  await userEvent.click(logout);
  expect((await leaving()).getByText(/quedan guardados en su cuenta/)).toBeVisible();
  expect((await leaving()).getByText(/^En este dispositivo quedan/)).toBeVisible();
  expect((await leaving()).queryByText(/sin enviar|para después/)).toBeNull();
  await userEvent.click((await leaving()).getByRole('button', { name: 'Seguir en mi cuenta' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isLoggedIn(store)).toBe(true);
  expect(logout).toHaveFocus();
});

/** Nobody reads what a server says to programs. */
const marker = 'Requested token not found.';

test('ERR-08, SESS-47, ERR-14: an expired session asks for a login in the words of the shop', async () => {
  const { store } = await account();
  answerWith(http.post('*/customer/info', () => HttpResponse.json({ error: true, message: marker })));
  await store.dispatch(customerApi.endpoints.getCustomer.initiate({}, { forceRefetch: true }));
  expect(await screen.findByText('Error de autorización. Ingrese nuevamente.')).toBeVisible();
  await waitForUrl(store, '/login');
  expect(document.body).not.toHaveTextContent(marker);
});

test('ERR-08, ERR-14: a login that is answered so is refused in the words of the shop', async () => {
  await openSignIn('/login');
  answerWith(http.post('*/customer/login', () => HttpResponse.json({ error: true, message: marker })));
  await signInAs('ana');
  expect(await screen.findByText('Error de autorización. Ingrese nuevamente.')).toBeVisible();
  expect(document.body).not.toHaveTextContent(marker);
});

test('ROUTE-47: the account asks a visitor to log in, and the menu leads there', async () => {
  const { store } = renderShop({ visited: ['/menu'] });
  fireEvent.click(await screen.findByRole('link', { name: 'Mi cuenta' }));
  await waitForUrl(store, '/login');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ingresar' })).toBeVisible();
});
