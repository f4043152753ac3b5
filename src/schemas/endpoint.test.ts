import { describe, expect, test } from 'vitest';
import { providers } from '#contracts/pact/providers.ts';
import { definitions } from '#testing/backend/definitions.ts';
import { addToCart } from './cart.ts';
import { sendSurvey } from './content.ts';
import { addCoupon } from './coupons.ts';
import type { Endpoint } from './endpoint.ts';

/** POST calls that only read (API-11); those of the catalogue go to {bff}. */
const readingPosts = new Set([
  'customer/info',
  'customer/address',
  'customer/order',
  'customer/credit',
  'customer/membership',
  'customer/wallet',
  'customer/configwallet',
  'customer/isactivetwoauth',
  'customer/getdevices',
  'wallet/movements',
  'order/statusnotifier',
  // Not in the list of API-11, but reads by their own lines (API-95 to API-98).
  'exchange/orders',
  'exchange/options',
  'exchange/sizes',
  'exchange/pickup',
]);

/** Path prefixes of the version 2 calls (API-04, API-05). */
const ofVersion2 = /^(?:customer|wishlist|order|wallet|exchange|newsletter)\//;

function reads({ method, base, path }: Endpoint) {
  if (method === 'GET') return base !== 'tracking' && base !== 'flags' && path !== 'customer/alicelogout';
  return method === 'POST' && (readingPosts.has(path) || (base === 'bff' && path.startsWith('catalog/')));
}

const fieldsOf = ({ params, query, form }: Endpoint) => [
  ...Object.keys(params?.entries ?? {}),
  ...(query && 'entries' in query ? Object.keys(query.entries) : []),
  ...Object.keys(form?.entries ?? {}),
];

const calls = await definitions();

test('no two calls share a name', () => {
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
});

describe.each(calls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  test('has a known base and a path without leading slash', () => {
    expect(Object.keys(providers)).toContain(call.base);
    expect(call.path).not.toMatch(/^\/|[?#\s]/);
  });

  test('API-04, API-05: has the version of its kind, and none if its base is not {api}', () => {
    const version = ofVersion2.test(call.path) ? 2 : 3;
    expect(call.apiVersion).toBe(call.base === 'api' ? version : undefined);
  });

  test('sends pwa as its device', () => {
    expect(call.fixed?.['device'] ?? 'pwa').toBe('pwa');
    expect(fieldsOf(call)).not.toContain('device');
  });

  test('API-11: is retried only if it only reads', () => {
    expect(call.kind).toBe(reads(call) ? 'read' : 'change');
  });

  test('has a form for {api}, JSON for {bff}, and a body only with POST', () => {
    expect(call.form === undefined || (call.base === 'api' && call.method === 'POST')).toBe(true);
    expect(call.json === undefined || (call.base === 'bff' && call.method === 'POST')).toBe(true);
  });

  test('API-16: sends a token exactly if it needs one, or has one of the session that it belongs to', () => {
    const isOptional = [addCoupon, addToCart, sendSurvey].some(({ name }) => name === call.name);
    expect(fieldsOf(call).includes('token')).toBe(call.auth || isOptional);
    expect(isOptional && !call.ofSession).toBe(false);
  });
});
