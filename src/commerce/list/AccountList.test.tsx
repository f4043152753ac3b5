import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { networkChanged } from '#store/online.ts';
import { answerAgain, answerWith } from '#testing/render/mockWorker.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { SampleList } from '#testing/render/SampleList.tsx';
import { useOwnList } from './AccountList.tsx';

/** Answers the pages of 4 with these entries; returns the offsets that were asked for. */
function answerEntries(all: readonly string[], { overlap = 0 } = {}) {
  const offsets: number[] = [];
  answerWith(
    http.get('*/entries/:offset', ({ params }) => {
      const offset = Number(params['offset']);
      offsets.push(offset);
      const from = Math.max(0, offset - overlap);
      return HttpResponse.json({ error: false, message: '', entries: all.slice(from, from + 4) });
    }),
  );
  return offsets;
}

const fail = () =>
  answerWith(http.get('*/entries/:offset', () => HttpResponse.json({ error: true, message: '' })));

const entries = (count: number) => Array.from({ length: count }, (_, place) => `Pedido ${place + 1}`);
const shown = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const more = () => screen.queryByRole('button', { name: 'Ver más' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Volver
    </button>
  );
}

function ListAndMore() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/cart')}>
        Irse
      </button>
      <SampleList />
    </>
  );
}

const open = () =>
  renderShop({
    children: (
      <Routes>
        <Route path="/" element={<ListAndMore />} />
        <Route path="/cart" element={<Elsewhere />} />
      </Routes>
    ),
  });

test('ORD-07, ORD-08: more are asked for from the number held, until a page is not full', async () => {
  const offsets = answerEntries(entries(9));
  open();
  expect(await screen.findByText('Pedido 4')).toBeVisible();
  expect(shown()).toEqual(entries(4));
  await press('Ver más');
  await waitFor(() => expect(shown()).toEqual(entries(8)));
  await press('Ver más');
  await waitFor(() => expect(shown()).toEqual(entries(9)));
  expect(more()).toBeNull();
  expect(offsets).toEqual([0, 4, 8]);
});

test('ORD-08: reading goes on with the first entry of the new page', async () => {
  answerEntries(entries(8));
  open();
  await screen.findByText('Pedido 4');
  expect(document.body).toHaveFocus();
  await press('Ver más');
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Pedido 5'));
  // It is no stop of the tab key by itself.
  expect(document.activeElement).toHaveProperty('tabIndex', -1);
});

test('ORD-06: an entry that is in two pages is shown once', async () => {
  const offsets = answerEntries(entries(9), { overlap: 1 });
  open();
  await press('Ver más');
  await waitFor(() => expect(shown()).toEqual(entries(7)));
  await press('Ver más');
  await waitFor(() => expect(shown()).toEqual(entries(9)));
  expect(offsets).toEqual([0, 4, 7]);
});

test('ORD-08: with a list that is short, or empty, there are no more', async () => {
  answerEntries([]);
  open();
  expect(await screen.findByText('Todavía no tiene pedidos.')).toBeVisible();
  expect(more()).toBeNull();
});

test('ERR-12, KEEP-08: a further page that fails says so, and what is held stays', async () => {
  answerEntries(entries(6));
  open();
  await screen.findByText('Pedido 4');
  fail();
  await press('Ver más');
  expect(await screen.findByText('Ha ocurrido un error.')).toBeVisible();
  expect(shown()).toEqual(entries(4));
  answerAgain();
  answerEntries(entries(6));
  await press('Ver más');
  await waitFor(() => expect(shown()).toEqual(entries(6)));
  expect(screen.queryByText('Ha ocurrido un error.')).toBeNull();
});

test('ERR-15, KEEP-08: a further page that fails without network says that there is none', async () => {
  answerEntries(entries(6));
  const { store } = open();
  await screen.findByText('Pedido 4');
  answerWith(http.get('*/entries/:offset', () => HttpResponse.error()));
  act(() => void store.dispatch(networkChanged(false)));
  await press('Ver más');
  expect(await screen.findByText('No hay conexión disponible.')).toBeVisible();
  expect(shown()).toEqual(entries(4));
});

test('REACH-01: while it is read it says so, and shows neither a list nor that it is empty', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  answerEntries([]);
  answerWith(http.get('*/entries/:offset', () => promise));
  open();
  expect(await screen.findByRole('heading', { name: 'Cargando' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Mis pedidos' })).toBeNull();
  resolve(undefined);
  expect(await screen.findByText('Todavía no tiene pedidos.')).toBeVisible();
});

test('ERR-12: a list that fails says so, and is read again', async () => {
  fail();
  open();
  expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
  answerAgain();
  answerEntries(entries(2));
  await press('Reintentar');
  await waitFor(() => expect(shown()).toEqual(entries(2)));
});

test('ERR-15, KEEP-09: without network it says so, and is read once the network is back', async () => {
  answerWith(http.get('*/entries/:offset', () => HttpResponse.error()));
  const { store } = open();
  act(() => void store.dispatch(networkChanged(false)));
  expect(await screen.findByRole('heading', { name: 'No hay conexión disponible.' })).toBeVisible();
  answerAgain();
  answerEntries(entries(3));
  act(() => void store.dispatch(networkChanged(true)));
  await waitFor(() => expect(shown()).toEqual(entries(3)));
});

test.each([
  ['Irse', 'takes the focus from nothing', () => screen.getByRole('button', { name: 'Irse' })],
  ['Ver más', 'gives the focus to what is new', () => screen.getByText('Pedido 5').closest('li')],
])(
  'KEEP-09, REACH-01: a page that comes with the network while %s has the focus %s',
  async (name, _what, focused) => {
    answerEntries(entries(6));
    const { store } = open();
    await screen.findByText('Pedido 4');
    answerWith(http.get('*/entries/:offset', () => HttpResponse.error()));
    act(() => void store.dispatch(networkChanged(false)));
    await press('Ver más');
    expect(await screen.findByText('No hay conexión disponible.')).toBeVisible();
    screen.getByRole('button', { name }).focus();
    answerAgain();
    const offsets = answerEntries(entries(6));
    act(() => void store.dispatch(networkChanged(true)));
    await waitFor(() => expect(shown()).toEqual(entries(6)));
    expect(offsets).toEqual([4]);
    expect(focused()).toHaveFocus();
  },
);

test('on the return from another screen all that was shown is there at once', async () => {
  const offsets = answerEntries(entries(8));
  open();
  await press('Ver más');
  await waitFor(() => expect(shown()).toEqual(entries(8)));
  await press('Irse');
  expect(shown()).toEqual([]);
  const asked = offsets.length;
  await press('Volver');
  expect(shown()).toEqual(entries(8));
  expect(offsets).toHaveLength(asked);
});

const settled = { isFetching: false, isSuccess: true };
const failed = { isFetching: false, isSuccess: false, error: { status: 500 } };
const held = ['one', 'two'];

type Read = Omit<Parameters<typeof useOwnList>[1], 'refetch' | 'fetchNextPage'>;

/** A list with these entries that is read like this. */
function list(items: readonly string[], read: Read) {
  const refetch = vi.fn<() => void>();
  const fetchNextPage = vi.fn<() => void>();
  const { result } = renderHook(() => useOwnList(items, { ...read, refetch, fetchNextPage }));
  return { list: result.current, refetch, fetchNextPage };
}

describe('a list of the account', () => {
  test.each([
    ['was not asked for yet', [], { ...settled, isSuccess: false }, 'loading'],
    ['is being read', [], { isFetching: true, isSuccess: false }, 'loading'],
    ['was empty and is being read again', [], { isFetching: true, isSuccess: true }, 'loading'],
    ['has no entry', [], settled, 'empty'],
    ['cannot be read', [], failed, 'failed'],
    ['cannot be read, and is tried again', [], { ...failed, isFetching: true }, 'failed'],
    ['has entries', held, settled, 'shown'],
    ['has entries and is being read again', held, { ...settled, isFetching: true }, 'shown'],
    ['has entries, and a further page cannot be read', held, failed, 'shown'],
  ] as const)('ERR-12, ORD-08: that %s', (_what, items, read, state) => {
    const { list: own } = list(items, read);
    expect(own).toMatchObject({ state, items, busy: read.isFetching });
    expect(own.more).toBeUndefined();
  });

  test('ERR-12: that cannot be read has its problem, which a retry asks about again', () => {
    const { list: own, refetch, fetchNextPage } = list([], failed);
    expect(own.problem).toEqual({ status: 500 });
    own.retry();
    expect(refetch).toHaveBeenCalledOnce();
    expect(fetchNextPage).not.toHaveBeenCalled();
  });

  test('ERR-12: that the server does not find is no missing page', () => {
    expect(list([], { ...failed, error: { status: 404 } }).list.problem).toEqual({});
  });

  test.each([
    ['can be asked for', { ...settled, hasNextPage: true }, { busy: false, problem: undefined }],
    [
      'are being read',
      { ...settled, isFetching: true, hasNextPage: true, isFetchingNextPage: true },
      { busy: true, problem: undefined },
    ],
    ['cannot be read', { ...failed, hasNextPage: true }, { busy: false, problem: { status: 500 } }],
  ])('ORD-08, ERR-12: more entries %s', (_what, read, more) => {
    const { list: own, refetch, fetchNextPage } = list(held, read);
    expect(own.more).toMatchObject(more);
    expect(fetchNextPage).not.toHaveBeenCalled();
    own.more?.load();
    expect(fetchNextPage).toHaveBeenCalledOnce();
    expect(refetch).not.toHaveBeenCalled();
  });
});
