import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { selectOnline } from '#store/online.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { loadDeferred } from './useDeferredStart.ts';

afterEach(() => vi.restoreAllMocks());

test.each(['pageshow', 'visibilitychange'])(
  'PWA-01: what has changed without an event, in the background, is noticed at %s',
  async (name) => {
    const deferred = vi.fn(loadDeferred);
    const { store } = renderShop({ deferred });
    await screen.findByRole('heading', { level: 1, name: 'Todo el verano a pie' });
    await waitFor(() => expect(deferred.mock.settledResults[0]?.type).toBe('fulfilled'));
    const onLine = vi.spyOn(navigator, 'onLine', 'get');
    const seen: boolean[] = [];
    for (const isOnline of [false, false, true, true]) {
      onLine.mockReturnValue(isOnline);
      act(() => void document.dispatchEvent(new Event(name, { bubbles: true })));
      seen.push(selectOnline(store.getState()));
    }
    expect(seen).toEqual([false, false, true, true]);
  },
);
