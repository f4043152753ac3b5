import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Ports } from '#api/transport/ports.ts';
import { selectCart } from '#store/cart.ts';
import { selectVisited } from '#store/lastUrl.ts';
import type { Store } from '#store/store.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { fakeBrowser, memoryTab } from '#testing/fakeBrowser.ts';
import { couponCodes, openField, send, shown, type } from '#testing/render/couponField.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { countReads, lago, press, renderCart } from '#testing/render/renderCart.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';
import { openSignIn, shownUrl, signInAs, waitForUrl } from '#testing/render/signInScreens.ts';
import { whenDecided } from '#testing/render/settled.ts';

const two = { 'ZP0001-38': 2, 'CL0301-S': 1 };
const hash = 'c4f1e2';

const button = () => screen.getByRole('button', { name: 'Finalizar compra' });
const finish = () => fireEvent.click(button());
const visited = (store: Store) => selectVisited(store.getState()).at(-1);

describe('for a visitor', () => {
  test('CART-21, CART-29: the cart is read again, and then sign in on the way to the checkout is shown', async () => {
    const { store } = await renderCart(two);
    const reads = countReads();
    finish();
    await waitForUrl(store, '/checkout/login');
    expect(reads).toEqual([hash]);
    expect(await screen.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
  });

  test('CART-29: two quick taps lead there once', async () => {
    const { store } = await renderCart(two);
    const reads = countReads();
    finish();
    finish();
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await waitForUrl(store, '/checkout/login');
    expect(reads).toHaveLength(1);
  });

  test('CART-21, CART-14: a change that is on its way is sent first', async () => {
    const { store, db } = await renderCart({ 'ZP0001-38': 2 });
    press(lago, 'Uno más');
    finish();
    await waitForUrl(store, '/checkout/login');
    expect(db.carts.find(hash)?.lines).toMatchObject([{ item: 'ZP0001-38', quantity: 3 }]);
  });

  test('CART-21: a line that is changed while the cart is read calls it off', async () => {
    const { store, db } = await renderCart({ 'ZP0001-38': 2 });
    db.faults.set('getCart', 'slow');
    finish();
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
    press(lago, 'Uno más');
    await waitFor(() => expect(db.carts.find(hash)?.lines).toMatchObject([{ quantity: 3 }]));
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
    expect(visited(store)).toBe('/cart');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('for a customer', () => {
  const checkout = `${location.origin}/_checkout/`;

  /** A device on which Ana has signed in, and what opens her cart in the next page of a tab. */
  async function signedIn() {
    const { storage, cookies, setCookie } = fakeBrowser();
    const device = { storage, cookies, setCookie, tab: memoryTab() };
    const { store, persistence, unmount } = await openSignIn('/login', device);
    await signInAs('ana');
    await waitForUrl(store, '/account');
    // Her cart is read after it.
    await waitFor(() => expect(selectCart(store.getState())?.items.length).toBeGreaterThan(0));
    await persistence?.flush();
    unmount();
    const leave = vi.fn<Ports['leave']>();
    return {
      leave,
      openCart: (tab = device.tab) => renderShop({ ...device, tab, leave, visited: ['/', '/cart'] }),
    };
  }

  test('CART-29: the shop is left for the configured address, so that back leads to the cart', async () => {
    const { leave, openCart } = await signedIn();
    const { store } = openCart();
    await whenDecided(store);
    fireEvent.click(await screen.findByRole('button', { name: 'Finalizar compra' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(checkout, 'assign'));
    expect(visited(store)).toBe('/cart');
    finish();
    expect(leave).toHaveBeenCalledTimes(1);
    // The browser may keep the page as it is, and show it again on the way back.
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(button()).not.toHaveAttribute('aria-busy');
  });

  test('CART-29: before her session is back the way leads over the sign in, which goes on once it is', async () => {
    const { leave, openCart } = await signedIn();
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    answerWith(http.post('*/customer/login', () => promise));
    // Another tab has no token, and asks for one.
    const { store } = openCart(memoryTab());
    fireEvent.click(await screen.findByRole('button', { name: 'Finalizar compra' }));
    await waitForUrl(store, '/checkout/login');
    expect(selectCustomer(store.getState())).toMatchObject({ loggedIn: true, decided: false });
    expect(leave).not.toHaveBeenCalled();
    answer();
    await waitFor(() => expect(leave).toHaveBeenCalledWith(checkout, expect.anything()));
  });
});

test('CART-29: an empty cart has no way to the checkout', async () => {
  await given('the home has content', { key: 'home_pwa' });
  renderShop({ visited: ['/cart'] });
  expect(await screen.findByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Finalizar compra' })).toBeNull();
});

test('CART-09, CART-21: pressed by key while a coupon is on its way, it waits for that, says so, and goes on', async () => {
  const { store } = await openField();
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  answerWith(http.post('*/api/cart/:name', () => promise));
  type('VERANO10');
  send();
  const button = screen.getByRole('button', { name: 'Finalizar compra' });
  // A live region that came with its text would not be read by many screen readers.
  const place = button.parentElement?.querySelector('output');
  expect(place).toBeEmptyDOMElement();
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  const said = await screen.findByText('Espere: su carrito se está actualizando.');
  expect(said).toBe(place);
  expect(button).toHaveFocus();
  expect(shownUrl(store)).toBe('/cart');
  answer();
  await waitForUrl(store, '/checkout/login');
  expect(couponCodes(store)).toEqual(['VERANO10']);
});

test('where the coupon is refused meanwhile, the shopper stays and reads why', async () => {
  const { store } = await openField();
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  answerWith(http.post('*/api/cart/:name', () => promise));
  type('COUPON_MAX_DISCOUNT');
  send();
  const button = screen.getByRole('button', { name: 'Finalizar compra' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  answer();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await shown(/./);
  expect(shownUrl(store)).toBe('/cart');
  // Another press goes on without it.
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitForUrl(store, '/checkout/login');
});
