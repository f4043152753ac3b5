import { expect, test } from 'vitest';
import { findChromium, findWholeChromium } from './chromium.ts';

const none = () => false;

test('CHROMIUM_PATH has priority', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/chromium' }, () => true)).toBe('/opt/chromium');
});

test('a CHROMIUM_PATH that names a missing file throws', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/opt/nothing' }, none)).toThrow(
    'Failed to find Chromium: CHROMIUM_PATH is /opt/nothing, and no file is there.',
  );
});

test("the system's Chromium comes before Playwright's", () => {
  expect(findChromium({}, (path) => path === '/usr/bin/chromium' || path.includes('ms-playwright'))).toBe(
    '/usr/bin/chromium',
  );
});

const system = (path: string) => path.startsWith('/usr/bin/');

test("the system's headless shell comes before its Chromium, but where the whole of it is needed", () => {
  expect(findChromium({}, system)).toBe('/usr/bin/chromium-headless-shell');
  expect(findWholeChromium({}, system)).toBe('/usr/bin/chromium');
});

test('no Chromium gives undefined', () => {
  expect(findChromium({}, none)).toBeUndefined();
});
