import { expect, test } from 'vitest';
import { safeStorage } from './tabStorage.ts';

test('what is remembered stands on the disk, for the page that comes after a reload', () => {
  const texts: Record<string, string> = {};
  const disk = {
    getItem: (key: string) => texts[key] ?? null,
    setItem: (key: string, text: string) => {
      texts[key] = text;
    },
  };
  safeStorage(disk).setItem('places', '[]');
  expect(safeStorage(disk).getItem('places')).toBe('[]');
  expect(safeStorage(disk).getItem('tab')).toBeNull();
});

test('PERS-09: where storage is blocked, the page itself remembers', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const disk = safeStorage({ getItem: refuse, setItem: refuse });
  expect(disk.getItem('places')).toBeNull();
  disk.setItem('places', '[]');
  expect(disk.getItem('places')).toBe('[]');
});
