import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { deviceList } from '#flows/device/deviceList.ts';
import { parseList } from '#lib/lists.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { useDeviceList } from './useDeviceList.ts';

const words = deviceList('words', (text) => parseList(text).map(String));

function Words({ of }: { of: string }) {
  const { items, change } = useDeviceList(words);
  return (
    <section aria-label={of}>
      <output>{items.join(' ')}</output>
      <button type="button" onClick={() => change((all) => [of, ...all])}>
        Agregar {of}
      </button>
    </section>
  );
}

const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** Lets the storage answer. */
const moment = () => act(() => new Promise((resolve) => setTimeout(resolve)));

async function open(texts: Record<string, string>) {
  const storage = memoryStorage(texts);
  const view = renderShop({
    storage,
    children: (
      <>
        <Words of="botas" />
        <Words of="jean" />
      </>
    ),
  });
  await moment();
  return { ...view, storage };
}

test('FIND-04, FIND-06, SIZE-03: all users of a page have the same items', async () => {
  const { storage } = await open({ words: '["gorra"]' });
  expect(shown()).toEqual(['gorra', 'gorra']);
  fireEvent.click(screen.getByRole('button', { name: 'Agregar botas' }));
  expect(shown()).toEqual(['botas gorra', 'botas gorra']);
  await moment();
  expect(storage.texts['words']).toBe('["botas","gorra"]');
});

test.each(['storage', 'focus'])(
  'FIND-04, FIND-06, SIZE-03: what another tab has written is shown at the event %s of the window',
  async (type) => {
    const { storage, unmount } = await open({});
    storage.texts['words'] = '["de otra"]';
    await moment();
    expect(shown()).toEqual(['', '']);
    fireEvent(window, new Event(type));
    await moment();
    expect(shown()).toEqual(['de otra', 'de otra']);
    const read = vi.spyOn(storage, 'getItem');
    unmount();
    fireEvent(window, new Event(type));
    await moment();
    expect(read.mock.calls.filter(([key]) => key === 'words')).toEqual([]);
  },
);

describe('FIND-04, FIND-06, SIZE-03: a user of a list', () => {
  /** A list without a storage. */
  function listOf(items: string[]) {
    const listeners = new Set<() => void>();
    return {
      listeners,
      items: () => items,
      change: () => undefined,
      read: () => undefined,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  }

  function Items({ list, onRender }: { list: ReturnType<typeof listOf>; onRender?: () => void }) {
    const { items } = useDeviceList(() => list);
    onRender?.();
    return <output>{items.join(' ')}</output>;
  }

  test('shows what was changed before it listened', async () => {
    const items = ['botas'];
    const list = { ...listOf([]), items: () => [...items] };
    renderShop({ children: <Items list={list} onRender={() => (items[0] = 'jean')} /> });
    await moment();
    expect(shown()).toEqual(['jean']);
  });

  test('follows another list, and listens to no other any more', async () => {
    const [one, other] = [listOf(['botas']), listOf(['jean'])];
    const Both = () => {
      const [list, setList] = useState(one);
      return (
        <>
          <Items list={list} />
          <button type="button" onClick={() => setList(other)}>
            Otra
          </button>
        </>
      );
    };
    const { unmount } = renderShop({ children: <Both /> });
    await moment();
    expect([one.listeners.size, other.listeners.size]).toEqual([1, 0]);
    fireEvent.click(screen.getByRole('button', { name: 'Otra' }));
    await moment();
    expect(shown()).toEqual(['jean']);
    expect([one.listeners.size, other.listeners.size]).toEqual([0, 1]);
    unmount();
    expect(other.listeners.size).toBe(0);
  });
});
