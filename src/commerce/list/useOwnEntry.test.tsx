import { renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useOwnEntry } from './useOwnEntry.ts';

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
