import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { chooseCityRegion } from '#store/followCity.ts';
import { networkChanged } from '#store/online.ts';
import { backends } from '#testing/render/backends.ts';
import { answerAgain, answerWith } from '#testing/render/mockWorker.ts';
import { names, opener, openFilteredList, path, title } from '#testing/render/openList.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';

describe.each(backends)('a list of the $source', (backend) => {
  const { flags, calls } = backend;

  test('CAT-52, ERR-13: a path that leads to nothing, with a broken percent sign, reads so', async () => {
    renderShop({ flags, visited: ['/nada/%E0%A4%A/'] });
    const heading = { name: 'La página solicitada no existe.' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver categorías' })).toHaveAttribute('href', '/menu');
  });

  test('CAT-52, ERR-05, ERR-06: of several errors the first one decides', async () => {
    backend.answerPage({ products: [], total: 0, messages: { error: ['CLOSED', 'NOT_FOUND'] } });
    renderShop({ flags, visited: ['/nada/'] });
    expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
  });

  test('ERR-06, CAT-52: the first error of an answer has priority over the message of its failure', async () => {
    backend.failPage({ error: true, message: 'Not active.', messages: { error: ['NOT_FOUND'] } });
    renderShop({ flags, visited: ['/catalog/?q=botas'] });
    const heading = { name: 'No encontramos resultados para "botas".' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
  });

  test('CAT-52, ERR-12: a list that fails offers a retry, and loads', async () => {
    await given('a call fails', { call: calls.page, fault: 'unavailable' });
    renderShop({ flags, visited: [path] });
    expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    await given('the page has products', { path });
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', title)).toBeVisible();
  });

  test('ERR-15: without network a list shows the message for it', async () => {
    await given('a call fails', { call: calls.page, fault: 'cut' });
    const { store } = renderShop({ flags, visited: [path] });
    act(() => void store.dispatch(networkChanged(false)));
    expect(await screen.findByRole('heading', { name: 'No hay conexión disponible.' })).toBeVisible();
  });

  test('KEEP-08, KEEP-09: without network a quick filter keeps title and tools, and the products come with the network', async () => {
    const { store } = await openFilteredList(path, { flags });
    await given('a call fails', { call: calls.page, fault: 'cut' });
    act(() => void store.dispatch(networkChanged(false)));
    fireEvent.click(screen.getByRole('button', { name: 'Ofertas', pressed: false }));
    const offline = { level: 2, name: 'No hay conexión disponible.' };
    expect(await screen.findByRole('heading', offline)).toBeVisible();
    expect(screen.getByRole('heading', title)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ofertas', pressed: true })).toBeVisible();
    expect(opener()).toHaveAccessibleName('Filtrar, 1 filtro aplicado');
    expect(screen.queryByText(/^[\d.]+ productos?$/)).toBeNull();
    expect(screen.queryAllByRole('article')).toEqual([]);
    await given('the page has products', { path });
    act(() => {
      store.dispatch(networkChanged(true));
    });
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(0));
    expect(screen.queryByRole('heading', offline)).toBeNull();
  });

  test('KEEP-09: stays with its problem while it is tried again, and comes with a network that answers late', async () => {
    await given('a call fails', { call: calls.page, fault: 'cut' });
    const { store } = renderShop({ flags, visited: [path] });
    act(() => void store.dispatch(networkChanged(false)));
    await screen.findByRole('heading', { name: 'No hay conexión disponible.' });
    const headings: (string | undefined)[] = [];
    const watching = new MutationObserver(() => headings.push(screen.queryByRole('alert')?.textContent));
    watching.observe(document.body, { childList: true, subtree: true });
    act(() => void store.dispatch(networkChanged(true)));
    await screen.findByRole('heading', { name: 'Ha ocurrido un error.' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Reintentar' })).not.toHaveAttribute('aria-busy', 'true'),
    );
    watching.disconnect();
    expect(headings).not.toContain(undefined);
    await given('the page has products', { path });
    expect(await screen.findByRole('heading', title)).toBeVisible();
  });

  /** Lets the calls for the page wait until `release`. */
  function holdPage() {
    const { promise, resolve } = Promise.withResolvers<void>();
    const wait = () => promise.then(() => undefined);
    answerWith(http.post('*/bff/catalog/:kind', wait));
    answerWith(http.get('*/api/:path*', wait));
    return resolve;
  }

  test('KEEP-09, ERR-14: a problem stays the same one while it is tried again', async () => {
    backend.failPage({ error: true, message: 'no' }, 401);
    renderShop({ flags, visited: [path] });
    const heading = { name: 'Error de autorización. Ingrese nuevamente.' };
    await screen.findByRole('heading', heading);
    const release = holdPage();
    const button = screen.getByRole('button', { name: 'Reintentar' });
    fireEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByRole('heading', heading)).toBeVisible();
    release();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(screen.getByRole('heading', heading)).toBeVisible();
  });

  test('a problem is gone once other filters are chosen while it is tried again', async () => {
    await openFilteredList(path, { flags });
    backend.failPage({ error: true, message: 'no' });
    fireEvent.click(screen.getByRole('button', { name: 'Ofertas', pressed: false }));
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    answerAgain();
    const release = holdPage();
    fireEvent.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    fireEvent.click(screen.getByRole('button', { name: 'Envío gratis', pressed: false }));
    await waitFor(() => expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    release();
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(0));
  });

  test('GEO-07, ERR-12: after a retry that worked, a new location loads the list, and is no failure', async () => {
    await given('a call fails', { call: calls.page, fault: 'unavailable' });
    const { store } = renderShop({ flags, visited: [path] });
    const button = await screen.findByRole('button', { name: 'Reintentar' });
    await given('the page has products', { path });
    fireEvent.click(button);
    await screen.findByRole('heading', title);
    const release = holdPage();
    act(() => store.dispatch(chooseCityRegion({ region: '2', city: '7' })));
    await waitFor(() => expect(screen.queryAllByRole('article')).toEqual([]));
    expect(screen.queryByRole('alert')).toBeNull();
    release();
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(0));
  });

  test('CAT-52, ERR-12: a 404 that does not say NOT_FOUND reads as a failure, and comes on retry', async () => {
    backend.failPage({ error: true, message: 'nope' }, 404);
    renderShop({ flags, visited: [path] });
    expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    answerAgain();
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', title)).toBeVisible();
  });

  test.each(['nope', 'NOT_FOUND'])(
    'CAT-55, KEEP-08: a 404 with %s for other filters keeps title and tools, and the products come on retry',
    async (message) => {
      await openFilteredList(path, { flags });
      backend.failPage({ error: true, message }, 404);
      fireEvent.click(screen.getByRole('button', { name: 'Ofertas', pressed: false }));
      const failure = { level: 2, name: 'Ha ocurrido un error.' };
      expect(await screen.findByRole('heading', failure)).toBeVisible();
      expect(screen.getByRole('heading', title)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Ofertas', pressed: true })).toBeVisible();
      answerAgain();
      fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
      await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(0));
    },
  );

  test('CAT-52, ERR-12: an answer that is no list is a failure, and the list loads on retry', async () => {
    await given('a call fails', { call: calls.page, fault: 'brokenSchema' });
    renderShop({ flags, visited: [path] });
    expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    await given('the page has products', { path });
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', title)).toBeVisible();
  });
});

test('CAT-27: without filters and texts the products are shown, and no error instead of them', async () => {
  await given('a call fails', { call: 'getFullCataloguePage', fault: 'refused' });
  renderShop({ visited: [path] });
  await screen.findByRole('heading', { level: 1, name: 'Calzado' });
  expect(names()).toHaveLength(10);
  expect(screen.queryByRole('alert')).toBeNull();
});
