import { expect, test } from 'vitest';
import { clientIdOf } from '#rules/tracking/clientId.ts';
import { fakeBrowser } from '#testing/fakeBrowser.ts';
import { setMockClient } from './mockClient.ts';

const device = () => {
  const { cookies, setCookie, written } = fakeBrowser();
  const ports = { cookies, setCookie, random: () => 0.5, clock: () => 1_650_000_000_000 };
  return { ports: { ...ports, origin: 'http://localhost' }, written };
};

test('TRACK-40: a mock build sets the cookie for the whole shop, once', () => {
  const { ports, written } = device();
  setMockClient(ports);
  setMockClient({ ...ports, random: () => 0.1 });
  expect(written).toEqual(['_ga=GA1.2.1073741824.1650000000; Max-Age=63072000; Path=/; SameSite=Lax']);
  expect(clientIdOf(ports.cookies())).toBe('1073741824.1650000000');
});

test('TRACK-40: over https the cookie is secure', () => {
  const { ports, written } = device();
  setMockClient({ ...ports, origin: 'https://ar.tienda.example' });
  expect(written[0]).toMatch(/; Secure$/);
});
