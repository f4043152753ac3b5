import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { networkChanged } from '#store/online.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { path, scrollDown, title } from '#testing/render/openList.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';

const headline = { level: 1, name: 'Todo el verano a pie' } as const;

test('APP-15: the bar shows the brand name, or the title of a screen while that is shown', async () => {
  const { store } = renderShop({ visited: ['/', '/cart'] });
  expect(await screen.findByText('Carrito', { selector: 'header p' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Carrito | Vidriera'));
  fireEvent.click(screen.getByRole('link', { name: 'Inicio' }));
  expect(await screen.findByRole('link', { name: 'Vidriera, inicio' })).toHaveTextContent('Vidriera');
  expect(store.getState().appBar.title).toBeUndefined();
});

test('ERR-13, ROUTE-40: an address without a screen shows the not-found page with a link home', async () => {
  renderShop({ visited: ['/especial-invierno/'] });
  expect(await screen.findByRole('heading', { name: 'La página solicitada no existe.' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('La página solicitada no existe. | Vidriera'));
  fireEvent.click(screen.getByRole('link', { name: 'Ir al inicio' }));
  expect(await screen.findByRole('heading', headline)).toBeVisible();
});

test.each([
  ['/cart', 'the height of the header', (header: Element | null) => header?.clientHeight],
  ['/search', '95 px, as it has no header', () => 95],
])('APP-22: on %s what is scrolled to keeps clear of %s', async (visited, _what, offset) => {
  renderShop({ visited: [visited] });
  await screen.findByRole('main');
  const style = getComputedStyle(document.documentElement);
  const space = parseFloat(style.getPropertyValue('--s-4'));
  const header = document.querySelector('header + main')?.previousElementSibling ?? null;
  expect(header === null).toBe(visited === '/search');
  expect(parseFloat(style.scrollPaddingTop)).toBe((offset(header) ?? NaN) + space);
});

test.each(['/cart', '/cart/', '/cart/any/thing'])('ROUTE-28, ROUTE-29: %s shows the cart', async (path) => {
  renderShop({ visited: [path] });
  expect(await screen.findByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
});

test.each([401, 403])('ERR-14: a response %i shows that the authorization failed', async (status) => {
  answerWith(http.get('*/api/home/', () => HttpResponse.json({ error: true, message: 'No.' }, { status })));
  renderShop();
  const heading = { name: 'Error de autorización. Ingrese nuevamente.' };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
});

test('PWA-03: without network a notice is shown until the network is back', async () => {
  const { store } = renderShop();
  await screen.findByRole('heading', headline);
  act(() => {
    store.dispatch(networkChanged(false));
  });
  expect(screen.getByText('No hay conexión disponible.')).toBeVisible();
  act(() => {
    store.dispatch(networkChanged(true));
  });
  expect(screen.queryByText('No hay conexión disponible.')).toBeNull();
});

test('ROUTE-65: in-app back returns to an entry of this tab, and the browser has no forward entry', async () => {
  const { store } = renderShop();
  await screen.findByRole('heading', headline);
  fireEvent.click(
    within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', { name: 'Carrito' }),
  );
  expect(await screen.findByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
  expect(store.getState().lastUrl.history).toEqual(['/cart']);
  fireEvent.click(screen.getByRole('button', { name: 'Volver' }));
  expect(await screen.findByRole('heading', headline)).toBeVisible();
  expect(store.getState().lastUrl.history).toEqual([]);
});

test('ROUTE-65: without such an entry the current one is replaced by the target', async () => {
  renderShop({ visited: ['/cart'] });
  await screen.findByRole('heading', { name: 'Su carrito está vacío.' });
  fireEvent.click(screen.getByRole('button', { name: 'Volver' }));
  expect(await screen.findByRole('heading', headline)).toBeVisible();
});

test('ROUTE-65, REACH-01: a page that replaces another starts at its top, with the focus on its content', async () => {
  renderShop({ visited: [path] });
  await screen.findByRole('heading', title);
  scrollDown();
  await waitFor(() => expect(scrollY).toBeGreaterThan(300));
  fireEvent.click(screen.getByRole('button', { name: 'Volver' }));
  expect(await screen.findByRole('heading', headline)).toBeVisible();
  expect(scrollY).toBe(0);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('REACH-01: a return sets the focus on the content, because the focused element is gone', async () => {
  renderShop();
  await screen.findByRole('heading', headline);
  const toCart = within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', {
    name: 'Carrito',
  });
  fireEvent.click(toCart);
  const back = await screen.findByRole('button', { name: 'Volver' });
  act(() => back.focus());
  fireEvent.click(back);
  await screen.findByRole('heading', headline);
  expect(screen.getByRole('main')).toHaveFocus();
});

test.each([
  ['unavailable', 'Ha ocurrido un error.'],
  ['html', 'Ha ocurrido un error.'],
  ['brokenSchema', 'Ha ocurrido un error.'],
  ['refused', 'Ha ocurrido un error.'],
  ['huge', 'Ha ocurrido un error.'],
  ['cut', 'Ha ocurrido un error.'],
] as const)(
  'ERR-04, ERR-12: a home answer that is %s reads "%s", and a retry loads home',
  async (fault, text) => {
    await given('a call fails', { call: 'getHome', fault });
    renderShop();
    expect(await screen.findByRole('heading', { name: text })).toBeVisible();
    await given('the home has content', { key: 'home_pwa' });
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', headline)).toBeVisible();
  },
);

test('KEEP-09: only what failed without network is loaded again when the network is back', async () => {
  await given('a call fails', { call: 'getHome', fault: 'cut' });
  const { store } = renderShop();
  expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
  let asked = 0;
  answerWith(
    http.get('*/api/home/', () => {
      asked += 1;
      return undefined;
    }),
  );
  act(() => void store.dispatch(networkChanged(true)));
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  act(() => void store.dispatch(networkChanged(false)));
  expect(screen.getByRole('heading', { name: 'No hay conexión disponible.' })).toBeVisible();
  expect(asked).toBe(0);
  await given('the home has content', { key: 'home_pwa' });
  act(() => void store.dispatch(networkChanged(true)));
  expect(await screen.findByRole('heading', headline)).toBeVisible();
  expect(asked).toBe(1);
});

test('ERR-15: a call that fails without network shows the message for it', async () => {
  await given('a call fails', { call: 'getHome', fault: 'cut' });
  const { store } = renderShop();
  act(() => {
    store.dispatch(networkChanged(false));
  });
  expect(await screen.findByRole('heading', { name: 'No hay conexión disponible.' })).toBeVisible();
});
