import { renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useOwnList } from './useOwnList.ts';

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
