import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { aCartItem } from '#fixtures/cart.ts';
import type { QueuedChange } from '#schemas/syncQueue.ts';
import { selectFlashes } from '#store/flash.ts';
import { useAppSelector } from '#store/store.ts';
import { networkChanged } from '#store/online.ts';
import { selectQueuedChanges } from '#store/syncQueue.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { PendingChanges } from './PendingChanges.tsx';
import { type NewChange, queueChange } from '#flows/queue/storedQueue.ts';

const lago = 'Zapatilla urbana Lago';
const items = [aCartItem({ id: 'ZP0001-38', name: lago })];

function Part() {
  return <PendingChanges changes={useAppSelector(selectQueuedChanges)} items={items} />;
}

/** A page that has the part only while there are changes. */
function Page() {
  return <main tabIndex={-1}>{useAppSelector(selectQueuedChanges).length > 0 && <Part />}</main>;
}

/** A device without network, on which these changes wait. */
function openOn(children: ReactNode, ...changes: NewChange[]) {
  const view = renderShop({ children });
  const { store, shop } = view;
  const network = (isOnline: boolean) => act(() => void store.dispatch(networkChanged(isOnline)));
  network(false);
  act(() => {
    for (const change of changes) queueChange(store, shop, change);
  });
  const section = within(screen.getByRole('region', { name: 'Pendiente de sincronizar' }));
  const waiting = () => selectQueuedChanges(store.getState()).map(({ item }: QueuedChange) => item);
  return { ...view, network, section, waiting };
}

const open = (...changes: NewChange[]) => openOn(<Part />, ...changes);
const openPage = (...changes: NewChange[]) => openOn(<Page />, ...changes);

const bag = { item: 'MA0036-U', quantity: 1, kind: 'add' } as const;
const saved = { item: 'AN0107', quantity: 1, kind: 'favourite', name: 'Botín' } as const;
const sums = 'Los importes no incluyen estos cambios.';

test.each<[string, NewChange, string]>([
  ['a quantity', { item: 'ZP0001-38', quantity: 3, kind: 'set' }, `${lago}: 3 unidades`],
  ['a removal', { item: 'ZP0001-38', quantity: 0, kind: 'set' }, `Quitar ${lago}`],
  ['an add', { ...bag, name: 'Bolso' }, 'Agregar Bolso: 1 unidad'],
  ['an add of which no name is known', bag, 'Agregar MA0036-U: 1 unidad'],
  ['a favourite', saved, 'Agregar Botín a favoritos'],
  ['a favourite less', { ...saved, quantity: 0 }, 'Quitar Botín de favoritos'],
])('KEEP-02: %s that waits is named', (_what, change, text) => {
  const { section } = open(change);
  expect(section.getByText(text)).toBeVisible();
});

test('KEEP-02: the sums of the cart are said to be without its changes, and nothing of favourites', () => {
  expect(open(bag, saved).section.getByText(sums)).toBeVisible();
});

test('KEEP-02: beside favourites alone nothing is said of sums', () => {
  expect(open(saved).section.queryByText(sums)).toBeNull();
});

test('KEEP-02: each can be discarded', async () => {
  const { section, waiting } = open({ ...bag, name: 'Bolso' }, saved);
  fireEvent.click(section.getByRole('button', { name: /^Descartar ?: Bolso$/ }));
  await waitFor(() => expect(waiting()).toEqual(['AN0107']));
  expect(section.getAllByRole('listitem')).toHaveLength(1);
});

test('REACH-01: the focus of a discarded change goes to the retry, and that of the last one to the page', async () => {
  const { section, waiting } = openPage({ ...bag, name: 'Bolso' }, saved);
  const discard = async (name: RegExp, left: string[]) => {
    const button = section.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(waiting()).toEqual(left));
  };
  await discard(/: Bolso$/, ['AN0107']);
  await waitFor(() => expect(section.getByRole('button', { name: 'Reintentar' })).toHaveFocus());
  await discard(/: Botín$/, []);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('REACH-01: the focus of a retry after which nothing waits goes to the page', async () => {
  const { section, network, waiting } = openPage({ ...bag, name: 'Bolso' });
  network(true);
  const button = section.getByRole('button', { name: 'Reintentar' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(waiting()).toEqual([]));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

/** Presses to try again, while a call of the cart is answered with a failure on `fail`. */
async function retry({ section }: ReturnType<typeof open>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let calls = 0;
  answerWith(
    http.all('*/api/cart/', async () => {
      calls += 1;
      await promise;
      return HttpResponse.error();
    }),
  );
  const button = section.getByRole('button', { name: 'Reintentar' });
  fireEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await waitFor(() => expect(calls).toBeGreaterThan(0));
  resolve();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
}

test.each([
  ['the browser says that there is none', false, 'No hay conexión disponible.'],
  ['the browser says that there is one', true, 'Ha ocurrido un error.'],
])('KEEP-02: a retry without network, while %s, says so and keeps them', async (_what, isOnline, text) => {
  const view = open(bag);
  view.network(isOnline);
  await retry(view);
  expect(view.waiting()).toEqual(['MA0036-U']);
  expect(selectFlashes(view.store.getState())).toEqual([{ text, flashMessageType: 'error' }]);
});

test('KEEP-02: a retry that sends them although the browser says that there is no network says nothing of one', async () => {
  const { section, waiting, store } = open(bag);
  fireEvent.click(section.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(waiting()).toEqual([]));
  await waitFor(() =>
    expect(section.getByRole('button', { name: 'Reintentar' })).not.toHaveAttribute('aria-busy'),
  );
  expect(selectFlashes(store.getState()).map(({ text }) => text)).not.toContain(
    'No hay conexión disponible.',
  );
});
