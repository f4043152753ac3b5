import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { networkChanged } from '#store/online.ts';
import { answerWith } from '#testing/mockWorker.ts';
import { renderShop } from '#testing/renderShop.tsx';
import { latePart } from './latePart.tsx';

function Greeting({ name }: { name: string }) {
  return <p>Hola, {name}</p>;
}

function Screen({ Part }: { Part: ReturnType<typeof latePart<{ name: string }>> }) {
  const [name, setName] = useState('Ana');
  return (
    <>
      <button type="button" onClick={() => setName('Luz')}>
        Otra vez
      </button>
      <Part key={name} level={2} fallback={<p>Cargando</p>} props={{ name }} />
    </>
  );
}

/**
 * Renders a part whose code fails to load this often, beside the rest of a screen. `probed` is called when the page is
 * requested before a reload, which the missing answer prevents.
 */
function render(failures: number) {
  const load = vi.fn(() => Promise.resolve(Greeting));
  for (let left = failures; left > 0; left -= 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = latePart(load);
  const probed = vi.fn<() => void>();
  answerWith(
    http.head('*', () => {
      probed();
      return HttpResponse.error();
    }),
  );
  return { load, probed, ...renderShop({ children: <Screen Part={Part} /> }) };
}

const retry = () => screen.getByRole('button', { name: 'Reintentar' });

test('KEEP-08: a part whose code comes is shown, and its fallback until then', async () => {
  render(0);
  expect(screen.getByText('Cargando')).toBeVisible();
  expect(await screen.findByText('Hola, Ana')).toBeVisible();
  expect(screen.queryByText('Cargando')).toBeNull();
});

test('KEEP-08: a part whose code does not come says so in its place, and comes on retry', async () => {
  const { load } = render(1);
  expect(await screen.findByRole('heading', { level: 2, name: 'Ha ocurrido un error.' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Otra vez' })).toBeVisible();
  fireEvent.click(retry());
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
  const { load, probed } = render(2);
  await screen.findByRole('button', { name: 'Reintentar' });
  expect(probed).not.toHaveBeenCalled();
  fireEvent.click(retry());
  await waitFor(() => expect(probed).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(2);
  expect(retry()).not.toHaveAttribute('aria-busy');
  fireEvent.click(retry());
  expect(await screen.findByText('Hola, Ana')).toBeVisible();
});

test('KEEP-08, KEEP-09: a second failure by itself leaves the page as it is, and the next one by hand does not', async () => {
  const { load, probed, store } = render(3);
  await screen.findByRole('button', { name: 'Reintentar' });
  act(() => void store.dispatch(networkChanged(false)));
  expect(await screen.findByRole('heading', { name: 'No hay conexión disponible.' })).toBeVisible();
  act(() => void store.dispatch(networkChanged(true)));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy'));
  await fetch('/', { method: 'HEAD' }).catch(() => undefined);
  expect(probed).toHaveBeenCalledOnce();
  fireEvent.click(retry());
  await waitFor(() => expect(probed).toHaveBeenCalledTimes(2));
});

test('a part whose code is there is shown at once when its screen is opened again', async () => {
  const { load } = render(0);
  await screen.findByText('Hola, Ana');
  fireEvent.click(screen.getByRole('button', { name: 'Otra vez' }));
  expect(screen.getByText('Hola, Luz')).toBeVisible();
  expect(screen.queryByText('Cargando')).toBeNull();
  expect(load).toHaveBeenCalledOnce();
});

test('KEEP-08: while the code is loaded again the problem stays, and its button is busy', async () => {
  const { load } = render(1);
  await screen.findByRole('heading', { name: 'Ha ocurrido un error.' });
  expect(retry()).not.toHaveAttribute('aria-busy');
  const loading = Promise.withResolvers<typeof Greeting>();
  load.mockReturnValueOnce(loading.promise);
  fireEvent.click(retry());
  expect(screen.getByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
  expect(retry()).toHaveAttribute('aria-busy', 'true');
  loading.resolve(Greeting);
  expect(await screen.findByText('Hola, Ana')).toBeVisible();
});
