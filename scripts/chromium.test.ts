import { expect, test } from 'vitest';
import { findChromium } from './chromium.ts';

const none = () => false;

test('the Chromium that CHROMIUM_PATH names comes first', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/chromium' }, () => true)).toBe('/opt/chromium');
});

test('a CHROMIUM_PATH where nothing is says so', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/opt/nothing' }, none)).toThrow(
    'Failed to find Chromium: CHROMIUM_PATH is /opt/nothing, and no file is there.',
  );
});

test("the system's comes before Playwright's own", () => {
  expect(findChromium({}, (path) => path.startsWith('/usr/bin/') || path.includes('ms-playwright'))).toBe(
    '/usr/bin/chromium',
  );
});

test('without any there is none', () => {
  expect(findChromium({}, none)).toBeUndefined();
});
