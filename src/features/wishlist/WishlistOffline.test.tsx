import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { lago } from '#fixtures/situations.ts';
import { queueChange } from '#flows/queue/storedQueue.ts';
import { databaseOf } from '#mocks/database.ts';
import { networkChanged } from '#store/online.ts';
import { selectQueuedChanges } from '#store/syncQueue.ts';
import { answerAgain, answerWith, visitor } from '#testing/render/mockWorker.ts';
import {
  all,
  boots,
  dress,
  names,
  openSaved,
  path,
  remove,
  rowOf,
  watchWishlist,
} from '#testing/render/openWishlist.ts';

describe('changes of the wishlist without network', () => {
  const pending = () => screen.findByRole('region', { name: 'Pendiente de sincronizar' });
  const removal = (name: string) => `Quitar ${name} de favoritosDescartar: ${name}`;

  async function openOffline() {
    const view = await openSaved(path, all);
    await rowOf(boots);
    const sent = watchWishlist();
    const network = (isOnline: boolean) => act(() => void view.store.dispatch(networkChanged(isOnline)));
    network(false);
    await remove(boots);
    await remove(lago.name);
    return { ...view, network, sent, section: within(await pending()) };
  }

  test('KEEP-02: are shown as waiting, and are sent once and in their order when it is back', async () => {
    const { network, sent, section } = await openOffline();
    await waitFor(() =>
      expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        removal(boots),
        removal(lago.name),
      ]),
    );
    expect(names()).toEqual([dress, 'Pendiente de sincronizar']);
    expect(sent).toEqual([]);
    network(true);
    await waitFor(() => expect(names()).toEqual([dress]));
    expect(await screen.findByText('Sus favoritos ya están al día.')).toBeVisible();
    expect(sent).toEqual(['DELETE AN0107', 'DELETE ZP0001']);
  });

  test('KEEP-01, KEEP-02: once the network is back the next removal alone is said', async () => {
    const { network } = await openOffline();
    const waits = 'Sin conexión: actualizamos sus favoritos cuando vuelva.';
    expect(await screen.findByText(waits)).toBeVisible();
    network(true);
    await waitFor(() => expect(names()).toEqual([dress]));
    await remove(dress);
    expect(await screen.findByText('Producto removido de su lista de favoritos.')).toBeVisible();
    expect(screen.queryByText(waits)).toBeNull();
  });

  test('KEEP-02: are shown without what waits for the cart', async () => {
    const { store, shop, section } = await openOffline();
    act(() => void queueChange(store, shop, { item: 'CL0302-S', quantity: 1, kind: 'add' }));
    await waitFor(() => expect(selectQueuedChanges(store.getState())).toHaveLength(3));
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      removal(boots),
      removal(lago.name),
    ]);
  });

  test('KEEP-02: one that is discarded is back in its place, and is not sent', async () => {
    const { network, sent, section } = await openOffline();
    await userEvent.click(
      await section.findByRole('button', { name: new RegExp(`^Descartar ?: ${boots}$`) }),
    );
    await waitFor(() => expect(names()).toEqual([boots, dress, 'Pendiente de sincronizar']));
    network(true);
    await waitFor(() => expect(names()).toEqual([boots, dress]));
    expect(sent).toEqual(['DELETE ZP0001']);
  });

  test('KEEP-02: a retry that fails too says why, keeps them, and can be repeated', async () => {
    const { section, store } = await openOffline();
    let calls = 0;
    answerWith(
      http.all('*/wishlist/', () => {
        calls += 1;
        return HttpResponse.error();
      }),
    );
    const retry = section.getByRole('button', { name: 'Reintentar' });
    await userEvent.click(retry);
    await waitFor(() => expect(calls).toBeGreaterThan(0));
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    expect((await screen.findAllByText('No hay conexión disponible.'))[0]).toBeVisible();
    expect(section.getAllByRole('listitem')).toHaveLength(2);
    expect(selectQueuedChanges(store.getState())).toHaveLength(2);
    const first = calls;
    await userEvent.click(retry);
    await waitFor(() => expect(calls).toBeGreaterThan(first));
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
  });

  test('KEEP-01, KEEP-02: one that is undone is in its place', async () => {
    const { network, sent } = await openOffline();
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(names()).toEqual([lago.name, dress, 'Pendiente de sincronizar']));
    network(true);
    await waitFor(() => expect(names()).toEqual([lago.name, dress]));
    expect(sent).toEqual(['DELETE AN0107']);
  });

  test('KEEP-01, KEEP-02: one that still waits once the network is back, and is undone, is in its place', async () => {
    const { network, section } = await openOffline();
    answerWith(http.all('*/wishlist/', () => HttpResponse.error()));
    network(true);
    await userEvent.click(section.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Ha ocurrido un error.')).toBeVisible();
    answerAgain();
    const sent = watchWishlist();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(names()).toEqual([lago.name, dress]));
    expect(sent).toEqual(['DELETE AN0107']);
    const { wishes } = await databaseOf(visitor(), 'ar');
    const saved = wishes.list({ where: ({ customer }) => customer === '140' });
    expect(saved.map(({ sku }) => sku)).toEqual([lago.sku, 'CL0302']);
  });
});
