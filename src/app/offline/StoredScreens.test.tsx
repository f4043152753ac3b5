import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { lago, missingProductPath, shoeList, sources } from '#fixtures/situations.ts';
import { networkChanged } from '#store/online.ts';
import { answerReported, screensListed, screensRequested } from '#store/worker.ts';
import { answerAgain, answerWith } from '#testing/render/mockWorker.ts';
import { renderShop, scrollToEnd } from '#testing/render/renderShop.tsx';
import type { FlagValues } from '#schemas/flags.ts';

/** What the device has. */
const stored = screensListed([
  { kind: 'home', path: '/', name: '' },
  { kind: 'list', path: '/hombre/?sort=price&dir=asc', name: 'Hombre' },
  { kind: 'list', path: '/hombre/', name: 'Hombre' },
  { kind: 'list', path: '/catalog/?q=camisas', name: 'camisas' },
  { kind: 'product', path: '/botin-1.html', name: 'Botín Quena' },
]);

/** Opens a screen on a device that has stored others. */
function openScreen(address: string, flags: Partial<FlagValues> = {}) {
  const { store } = renderShop({ visited: [address], flags });
  const asked = vi.fn<() => void>();
  store.react({ matches: screensRequested.match, run: asked });
  act(() => void store.dispatch(stored));
  return asked;
}

const offers = () => screen.queryByRole('region', { name: 'Sin conexión puede abrir:' });
const offered = async () => {
  const links = within(await screen.findByRole('region', offerName)).getAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
};
const offerName = { name: 'Sin conexión puede abrir:' };

/** The calls for the content of screens. */
const contentCalls = /^https?:\/\/[^/]+\/(?:api|bff|cms)\//;
const answerContent = (answer: () => Response | Promise<Response>) =>
  answerWith(http.all(contentCalls, answer));

const cut = () => HttpResponse.error();
const page = () => HttpResponse.html('<html>Sign in</html>');

describe.each(sources)('on the $source', ({ flags }) => {
  test.each([
    ['home', '/'],
    ['the menu', '/menu'],
    ['a list', shoeList.path],
    ['a product', lago.path],
    ['the size tables', '/sizes/contentTable'],
  ])(
    'PWA-05: %s that is not on the device says so, and names the screens that are',
    async (_what, address) => {
      answerContent(cut);
      const asked = openScreen(address, flags);
      const all = [
        ['Inicio', '/'],
        // In the order seen last, as both have the same name.
        ['Hombre', '/hombre/?sort=price&dir=asc'],
        ['camisas', '/catalog/?q=camisas'],
        ['Botín Quena', '/botin-1.html'],
      ];
      expect(await offered()).toEqual(all.filter(([, path]) => path !== address));
      expect(screen.getByText('Esta página no está guardada en su teléfono.')).toBeVisible();
      expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
      await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    },
  );
});

test.each([
  ['a network that answers with its own page', page],
  ['answers of another shape', () => HttpResponse.json({})],
  ['a server in trouble', () => HttpResponse.json({ message: 'Later' }, { status: 503 })],
])('PWA-05: %s: a list names the screens that can be opened', async (_what, answer) => {
  answerContent(answer);
  openScreen(shoeList.path);
  expect(await offered()).toHaveLength(4);
});

test('PWA-05: a search that is not on the device names another one that is', async () => {
  answerContent(cut);
  openScreen('/catalog/?q=botas');
  expect(await offered()).toContainEqual(['camisas', '/catalog/?q=camisas']);
});

test('PWA-05: a choice of filters that is not on the device names its list, which is', async () => {
  answerContent(cut);
  openScreen('/hombre/?brand=zapala');
  expect(await offered()).toContainEqual(['Hombre', '/hombre/?sort=price&dir=asc']);
});

test('PWA-05: a choice of filters that is not on the device has not the age of its list, until it is shown', async () => {
  answerContent(cut);
  const { store } = renderShop({ visited: [`${shoeList.path}?offers=1`] });
  const subject = shoeList.path.replace(/\/$/, '');
  const storedAt = Date.now() - 2 * 60_000;
  act(() => {
    store.dispatch(stored);
    store.dispatch(answerReported({ type: 'answer', kind: 'list', subject, storedAt, state: 'stored' }));
    store.dispatch(networkChanged(false));
  });
  const strip = () => document.querySelector('[data-bar=notice]')?.textContent;
  await offered();
  await waitFor(() => expect(strip()).toBe('No hay conexión disponible.'));
  answerAgain();
  act(() => void store.dispatch(networkChanged(true)));
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  act(() => void store.dispatch(networkChanged(false)));
  expect(strip()).toBe('No hay conexión disponible. Actualizado hace 2 min');
});

test('PWA-05: while a screen is loading nothing is said to be missing', async () => {
  const held = Promise.withResolvers<Response>();
  answerContent(() => held.promise);
  openScreen(shoeList.path);
  expect(await screen.findByRole('heading', { name: 'Cargando' })).toBeInTheDocument();
  expect(offers()).toBeNull();
  held.resolve(HttpResponse.error());
  expect(await offered()).toHaveLength(4);
  // The screen itself says so a moment later.
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Cargando' })).toBeNull());
});

test('PWA-05: a screen that loads after all says nothing any more', async () => {
  answerContent(cut);
  openScreen(shoeList.path);
  await offered();
  answerAgain();
  fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  expect(offers()).toBeNull();
});

test.each([
  ['the retry', () => screen.findByRole('button', { name: 'Reintentar' })],
  ['a link to a stored one', () => screen.findByRole('link', { name: 'Hombre' })],
])('PWA-05, REACH-01: a focus on %s is on the content once the screen loads', async (_what, focused) => {
  answerContent(cut);
  openScreen(shoeList.path);
  await offered();
  answerAgain();
  const element = await focused();
  act(() => element.focus());
  fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('PWA-05: a screen that the server answers says nothing', async () => {
  const asked = openScreen(shoeList.path);
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  expect(offers()).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('PWA-05: a page that the server does not have is no matter of the network', async () => {
  openScreen(missingProductPath);
  const heading = { name: 'La página solicitada no existe.' };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(offers()).toBeNull();
});

test('PWA-05: a further page that is missing leaves the list', async () => {
  openScreen(shoeList.path);
  expect(await screen.findAllByRole('article')).toHaveLength(10);
  answerContent(cut);
  scrollToEnd();
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(10);
  expect(offers()).toBeNull();
});
