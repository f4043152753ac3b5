import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parseList } from '#lib/parseList.ts';
import { memoryStorage } from '#testing/memoryStorage.ts';
import { renderShop } from '#testing/renderShop.tsx';
import { deviceList } from './deviceList.ts';
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
    unmount();
    fireEvent(window, new Event(type));
  },
);
