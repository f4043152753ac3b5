import { renderHook, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { answerWith } from '#testing/render/mockWorker.ts';
import { openAs } from '#testing/render/openAccount.tsx';
import { useOwnEntry } from './Entry.tsx';

interface Entry {
  id: string;
}

const first = { id: '1' };
const second = { id: '2' };
const settled = { isFetching: false, isSuccess: true, hasNextPage: false };
const failed = { ...settled, isSuccess: false, error: { status: 500 } };

/** Opens the entry 2 of a list that is read like this. */
function open(items: readonly Entry[], read: Partial<typeof settled> & { error?: unknown }) {
  const fetchNextPage = vi.fn<() => void>();
  const refetch = vi.fn<() => void>();
  const calls = { fetchNextPage, refetch };
  const { result, rerender } = renderHook(
    (props: { items: readonly Entry[]; read: Partial<typeof settled> }) =>
      useOwnEntry('2', props.items, ({ id }) => id, { ...settled, ...props.read, ...calls }),
    { initialProps: { items, read } },
  );
  return { result, rerender, ...calls };
}

describe('an entry that is opened by its address', () => {
  test.each([
    ['held', [first, second], settled],
    ['held while the list is read again', [second], { isFetching: true }],
    ['held, though the list cannot be read again', [second], failed],
  ])('ROUTE-46: is shown if it is %s', (_what, items, read) => {
    const { result, fetchNextPage } = open(items, { ...read, hasNextPage: true });
    expect(result.current).toEqual({ state: 'shown', item: second });
    expect(fetchNextPage).not.toHaveBeenCalled();
  });

  test.each([
    ['the list is being read', [], { isFetching: true, isSuccess: false }, 'loading'],
    ['it was not asked for yet', [], { isSuccess: false }, 'loading'],
    ['a further page is being read', [first], { isFetching: true, hasNextPage: true }, 'loading'],
    ['the list is empty', [], settled, 'missing'],
    ['the list ends without it', [first], settled, 'missing'],
  ] as const)('ROUTE-46: if %s it is %s', (_what, items, read, state) => {
    const { result, fetchNextPage } = open(items, read);
    expect(result.current).toEqual({ state });
    expect(fetchNextPage).not.toHaveBeenCalled();
  });

  test('ROUTE-46: is looked for page by page, and missing once a page brings nothing new', () => {
    const more = { ...settled, hasNextPage: true };
    const { result, rerender, fetchNextPage } = open([first], more);
    expect(fetchNextPage).toHaveBeenCalledOnce();
    rerender({ items: [first], read: { ...more, isFetching: true } });
    expect(result.current).toEqual({ state: 'loading' });
    rerender({ items: [first, { id: '3' }], read: more });
    expect(fetchNextPage).toHaveBeenCalledTimes(2);
    rerender({ items: [first, { id: '3' }], read: { ...more, isFetching: true } });
    rerender({ items: [first, { id: '3' }], read: more });
    expect(result.current).toEqual({ state: 'missing' });
    expect(fetchNextPage).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['nothing of the list is held', [], 'refetch', 'fetchNextPage'],
    ['some pages of it are held', [first], 'fetchNextPage', 'refetch'],
  ] as const)('ERR-12: fails, and is tried again, if %s', (_what, items, called, other) => {
    const opened = open(items, { ...failed, hasNextPage: true });
    const { current } = opened.result;
    expect(current).toMatchObject({ state: 'failed', problem: { status: 500 }, busy: false });
    expect(opened.fetchNextPage).not.toHaveBeenCalled();
    if (current.state === 'failed') current.retry();
    expect(opened[called]).toHaveBeenCalledOnce();
    expect(opened[other]).not.toHaveBeenCalled();
    opened.rerender({ items, read: { ...failed, isFetching: true } });
    expect(opened.result.current).toMatchObject({ state: 'failed', busy: true });
  });

  test('ERR-12: of a list that the server does not find is no missing page', () => {
    const { result } = open([], { ...failed, error: { status: 404 } });
    expect('problem' in result.current && result.current.problem).toEqual({});
  });
});

const answer = (call: string, reply: object) =>
  answerWith(http.post(`*/${call}`, () => HttpResponse.json({ error: false, message: '', ...reply })));
const shown = () => (document.querySelector('main')?.textContent ?? '').replaceAll('\u00a0', ' ');

test.each([
  ['orders', 'customer/order', { orders: {} }],
  ['credits', 'customer/credit', { credits: null }],
  ['memberships', 'customer/membership', {}],
])('ERR-12: %s without a list say so, with a way on', async (name, call, reply) => {
  answer(call, reply);
  await openAs(`/account/${name}`);
  expect(await screen.findByText('Ha ocurrido un error.')).toBeVisible();
  expect(screen.getByText('No se pudo cargar. Sus datos siguen en su cuenta.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

const credit = {
  id_sales_rule: 'x1',
  method: 'gold',
  original_amount: null,
  used_amount: 'many',
  created_date: '2024-02-31 10:00:00',
  expiry_date: '31/12/2024',
};
const order = { order_nr: 'x1', status: 'gone', date: '2024-13-01 10:00:00', total: null, items: {} };
const membership = {
  id_customer_membership: 'x1',
  Membership_name: 'Club Oro',
  expiry_date: '2024-02-30',
  coupon: 7,
};

// Unknown methods and statuses, amounts that are none, days that no calendar has, and an order without lines.
test.each([
  ['FMT-04, FMT-07', 'credits', 'customer/credit', { credits: [credit] }, ['-']],
  [
    'FMT-04, CRED-02',
    'credits/x1',
    'customer/credit',
    { credits: [credit] },
    ['Monto original-', 'Usado-', 'Fecha de creación-', 'Fecha de vencimiento-', 'Origen-', 'Pedido-'],
  ],
  ['FMT-04, ORD-04', 'orders', 'customer/order', { orders: [order] }, ['Pedido x1']],
  ['FMT-04, ORD-04', 'orders/x1', 'customer/order', { orders: [order] }, ['Pedido x1 · -']],
  ['FMT-04', 'memberships', 'customer/membership', { memberships: [membership] }, ['Club Oro']],
] as const)(
  '%s: at /account/%s is shown what is known of a strange entry',
  async (_ids, path, call, reply, texts) => {
    answer(call, reply);
    answer('order/statusnotifier', { status: [{ code: 'gone', label: '', date: '30/02/2024' }] });
    await openAs(`/account/${path}`);
    await waitFor(() => {
      for (const text of texts) expect(shown()).toContain(text);
    });
    expect(shown()).not.toMatch(/undefined|null|NaN|Invalid|gold|gone|31\/12|30\/02/);
    expect(screen.queryByText('Ha ocurrido un error.')).toBeNull();
  },
);
