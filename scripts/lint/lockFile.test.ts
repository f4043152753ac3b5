import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Installed {
  integrity?: string;
  resolved?: string;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Installed>;
};
const installed = Object.entries(packages).filter(([path]) => path !== '');

test('every package of the lock file has a hash', () => {
  expect(installed.length).toBeGreaterThan(0);
  expect(installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([]);
});

test('the packages of the lock file come from one registry', () => {
  const origins = new Set(
    installed.flatMap(([, { resolved }]) => resolved ?? []).map((url) => new URL(url).origin),
  );
  expect([...origins].filter((origin) => !origin.startsWith('https:'))).toEqual([]);
  expect(origins.size).toBeLessThanOrEqual(1);
});
