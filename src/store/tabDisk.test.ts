import { expect, test } from 'vitest';
import { quietDisk } from './tabDisk.ts';

test('what is remembered stands on the disk, for the page that comes after a reload', () => {
  const texts: Record<string, string> = {};
  const disk = {
    getItem: (key: string) => texts[key] ?? null,
    setItem: (key: string, text: string) => {
      texts[key] = text;
    },
  };
  quietDisk(disk).setItem('places', '[]');
  expect(quietDisk(disk).getItem('places')).toBe('[]');
  expect(quietDisk(disk).getItem('tab')).toBeNull();
});

test('PERS-09: where storage is blocked, the page itself remembers', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const disk = quietDisk({ getItem: refuse, setItem: refuse });
  expect(disk.getItem('places')).toBeNull();
  disk.setItem('places', '[]');
  expect(disk.getItem('places')).toBe('[]');
});
