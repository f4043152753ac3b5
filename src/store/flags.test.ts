import { describe, expect, test, vi } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { defaultFlags } from '#rules/flags/flags.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import {
  applyFlags,
  flagsApplied,
  flagsRead,
  flagsResolved,
  selectFlags,
  selectFlagsLoading,
  selectSource,
} from './flags.ts';
import { registerReactions } from './reactions.ts';

const ports = {
  removedText: () => Promise.resolve(''),
  couponsLostText: () => Promise.resolve(''),
  readCart: () => Promise.resolve(),
};
const off = { ...defaultFlags, backend_for_frontend: 'off' };

function visit() {
  const store = storeOn(hostsOf('development', 'ar', ''));
  const { dispatch, getState } = store;
  return {
    store,
    dispatch,
    values: () => selectFlags(getState()),
    source: () => selectSource(getState()),
    loading: () => selectFlagsLoading(getState()),
  };
}

describe('the flags of a visit', () => {
  test('FLAG-16, FLAG-24: a later poll without an answer leaves what waits for the next navigation', () => {
    const { dispatch, source } = visit();
    dispatch(flagsResolved(off));
    dispatch(flagsResolved(undefined));
    dispatch(applyFlags());
    expect(source()).toBe('legacy');
  });

  test('FLAG-10, FLAG-02: begin with their defaults, and are loading', () => {
    const { values, source, loading } = visit();
    expect([values(), source(), loading()]).toEqual([defaultFlags, 'bff', true]);
  });

  test('FLAG-10, FLAG-24: begin with the stored values, and are loading', () => {
    const { dispatch, values, source, loading } = visit();
    dispatch(flagsRead({ stored: off, pinned: {} }));
    expect([values(), source(), loading()]).toEqual([off, 'legacy', true]);
  });

  test('FLAG-24: that resolve apply from the next navigation on', () => {
    const { dispatch, values, loading } = visit();
    dispatch(flagsResolved(off));
    expect([values(), loading()]).toEqual([defaultFlags, false]);
    dispatch(applyFlags());
    expect(values()).toEqual(off);
  });

  test('FLAG-24: stay as they are where nothing has resolved', () => {
    const { dispatch, values } = visit();
    dispatch(flagsRead({ stored: off, pinned: {} }));
    dispatch(applyFlags());
    expect(values()).toEqual(off);
  });

  test.each([
    [{ backend_for_frontend: 'off' }, true],
    [{ catalog_filters_refactor: 'off' }, false],
  ])('FLAG-25: %j changes the source: %s', (changes, expected) => {
    const { store, dispatch } = visit();
    const changed: boolean[] = [];
    store.react({
      matches: flagsApplied.match,
      run: ({ payload }) => void changed.push(payload.sourceChanged),
    });
    dispatch(flagsResolved({ ...defaultFlags, ...changes }));
    dispatch(applyFlags());
    expect(changed).toEqual([expected]);
  });

  test('values of the deployment apply, whatever resolves', () => {
    const { dispatch, values } = visit();
    dispatch(flagsRead({ stored: defaultFlags, pinned: { backend_for_frontend: 'off' } }));
    dispatch(flagsResolved({ ...defaultFlags, catalog_filters_refactor: 'off' }));
    dispatch(applyFlags());
    expect(values()).toEqual({ ...off, catalog_filters_refactor: 'off' });
  });
});

describe('what resolves', () => {
  test('FLAG-24, PERS-10: is written unchanged, once, under the key flags', () => {
    const { store, dispatch } = visit();
    const setItem = vi.fn<(key: string, text: string) => void>();
    registerReactions(store, {
      ...ports,
      storage: { getItem: () => null, setItem, removeItem: () => undefined },
    });
    dispatch(flagsRead({ stored: defaultFlags, pinned: { hash_login_front: true } }));
    dispatch(flagsResolved(off));
    dispatch(applyFlags());
    expect(setItem.mock.calls).toEqual([['flags', JSON.stringify(off)]]);
  });

  test('FLAG-24: is written although it has resolved before reactions are registered', () => {
    const { store, dispatch } = visit();
    const setItem = vi.fn<(key: string, text: string) => void>();
    dispatch(flagsResolved(off));
    registerReactions(store, {
      ...ports,
      storage: { getItem: () => null, setItem, removeItem: () => undefined },
    });
    expect(setItem.mock.calls).toEqual([['flags', JSON.stringify(off)]]);
  });

  test('FLAG-24: applies on a device that cannot store it', async () => {
    const { store, dispatch, source } = visit();
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    registerReactions(store, {
      ...ports,
      storage: { getItem: () => null, setItem: refuse, removeItem: refuse },
    });
    dispatch(flagsResolved(off));
    await Promise.resolve();
    dispatch(applyFlags());
    expect(source()).toBe('legacy');
  });
});
