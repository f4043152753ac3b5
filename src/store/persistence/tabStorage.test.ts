import { expect, test, vi } from 'vitest';
import { readNow, safeStorage } from './tabStorage.ts';

test('stored values are in the underlying storage, for the page after a reload', () => {
  const texts: Record<string, string> = {};
  const storage = {
    getItem: (key: string) => texts[key] ?? null,
    setItem: (key: string, text: string) => {
      texts[key] = text;
    },
    removeItem: (key: string) => {
      delete texts[key];
    },
  };
  safeStorage(storage).setItem('places', '[]');
  expect(safeStorage(storage).getItem('places')).toBe('[]');
  expect(safeStorage(storage).getItem('tab')).toBeNull();
  const page = safeStorage(storage);
  page.setItem('token', 't');
  page.removeItem('token');
  expect([page.getItem('token'), texts]).toEqual([null, { places: '[]' }]);
});

test('PERS-09: where storage is blocked, the page itself remembers', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = safeStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(storage.getItem('places')).toBeNull();
  storage.setItem('places', '[]');
  expect(storage.getItem('places')).toBe('[]');
  storage.removeItem('places');
  expect(storage.getItem('places')).toBeNull();
});

test.each([
  ['answers', () => 'text', 'text'],
  ['has nothing', () => null, undefined],
  ['answers later', () => Promise.resolve('text'), undefined],
  ['refuses later', () => Promise.reject(new DOMException('denied', 'SecurityError')), undefined],
])('PERS-09: a read at once of a storage that %s', async (_what, getItem, found) => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  expect(readNow({ getItem, setItem: vi.fn(), removeItem: vi.fn() }, 'tab')).toBe(found);
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
