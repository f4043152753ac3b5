import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { networkChanged } from '#store/online.ts';
import { answerWith } from '#testing/mockWorker.ts';
import { renderShop } from '#testing/renderShop.tsx';
import { latePart } from './latePart.tsx';

function Greeting({ name }: { name: string }) {
  return <p>Hola, {name}</p>;
}

/** Renders a part whose code fails to load this often, beside the rest of a screen. */
function render(failures: number) {
  const load = vi.fn(() => Promise.resolve(Greeting));
  for (let left = failures; left > 0; left -= 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = latePart(load);
  const children = (
    <>
      <p>Filtros</p>
      <Part level={2} fallback={<p>Cargando</p>} props={{ name: 'Ana' }} />
    </>
  );
  return { load, ...renderShop({ children }) };
}

test('KEEP-08: a part whose code comes is shown, and its fallback until then', async () => {
  render(0);
  expect(screen.getByText('Cargando')).toBeVisible();
  expect(await screen.findByText('Hola, Ana')).toBeVisible();
  expect(screen.queryByText('Cargando')).toBeNull();
});

test('KEEP-08: a part whose code does not come says so in its place, and comes on retry', async () => {
  const { load } = render(1);
  expect(await screen.findByRole('heading', { level: 2, name: 'Ha ocurrido un error.' })).toBeVisible();
  expect(screen.getByText('Filtros')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Hola, Ana')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});

test('KEEP-09, ERR-15: without network it says so, and comes with the network', async () => {
  const { store } = render(1);
  act(() => void store.dispatch(networkChanged(false)));
  expect(await screen.findByRole('heading', { name: 'No hay conexión disponible.' })).toBeVisible();
  act(() => void store.dispatch(networkChanged(true)));
  expect(await screen.findByText('Hola, Ana')).toBeVisible();
});

test('KEEP-08, APP-12: after a second failure the page is reloaded only if the server answers', async () => {
  const asked = vi.fn<() => void>();
  answerWith(
    http.head('*', () => {
      asked();
      return HttpResponse.error();
    }),
  );
  const { load } = render(2);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(asked).not.toHaveBeenCalled();
  fireEvent.click(retry);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Hola, Ana')).toBeVisible();
});
