import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { simpleAddress, trackedAddress } from './trackedAddress.ts';

const shop = 'https://ar.tienda.example';

test.each([
  ['/', '/'],
  ['/mujer/calzado/', '/mujer/calzado/'],
  ['/mujer/?page=2&price=1000000-2000000', '/mujer/?page=2&price=1000000-2000000'],
  ['/catalog/?q=botas%20negras', '/catalog/?q=botas%20negras'],
  ['/mujer/account/?page=2', '/mujer/account/?page=2'],
  [
    '/zapatilla-urbana-lago-zp0001.html?utm_source=mail#fotos',
    '/zapatilla-urbana-lago-zp0001.html?utm_source=mail',
  ],
])('TRACK-14: the address %s is tracked as %s', (path, tracked) => {
  expect(trackedAddress(shop + path)).toBe(shop + tracked);
});

test.each([
  ['/?autologin=1&hash=h-140&emptyCart=1&utm=x', '/?utm=x'],
  ['/?HASH=h-140', '/'],
  ['/cart?token=tok-140', '/cart'],
  ['/?email=ana%40example.com', '/'],
  ['/?ref=ana%40example.com', '/?ref=-'],
  ['/?ref=mail&ref=ana%40example.com', '/?ref=mail&ref=-'],
  ['/?key=nl-7f3a', '/'],
  ['/?code=1234', '/'],
  ['/?fingerprint=f-140', '/'],
  ['/?uid=140', '/'],
  ['/catalog/?q=ana@example.com', '/catalog/?q=-'],
  ['/catalog/?q=20.123.456', '/catalog/?q=-'],
  ['/catalog/?q=botas+11+5555-1234', '/catalog/?q=botas+-'],
  ['/newsletter/unsign/key/nl-7f3a', '/newsletter/unsign/key/-'],
  ['/account/orders/200012345', '/account/orders/-'],
  ['/account/orders/A%20B', '/account/orders/-'],
  ['/account/orders/50%', '/account/orders/-'],
  ['/account?order=200012345', '/account'],
  ['/account/editaddress/31/?from=account', '/account/editaddress/-/'],
  ['/account/exchange?order=200012345', '/account/exchange'],
  ['/account/anything/of/hers', '/account/anything/of/hers'],
  ['/ana%40example.com/', '/-/'],
])('TRACK-14: what tells who the customer is, is not tracked of %s', (path, tracked) => {
  expect(trackedAddress(shop + path)).toBe(shop + tracked);
});

test.each(['', 'no address', 'javascript:alert(1)', 'about:blank', 'xhttps://tienda.example/'])(
  'TRACK-14: %j is tracked as nothing',
  (text) => {
    expect(trackedAddress(text)).toBe('');
  },
);

test('TRACK-14: the simple address is origin and pathname', () => {
  expect(simpleAddress(`${shop}/mujer/?page=2#top`)).toBe(`${shop}/mujer/`);
  expect(simpleAddress(`${shop}/account/orders/200012345?x=1`)).toBe(`${shop}/account/orders/-`);
});

test('TRACK-14: no parameter brings an e-mail into an address, and a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), fc.emailAddress(), (url, mail) => {
      const parsed = new URL(url);
      parsed.searchParams.set('x', mail);
      const tracked = trackedAddress(parsed.href);
      expect(decodeURIComponent(new URL(tracked).search)).not.toContain(mail);
      expect(trackedAddress(tracked)).toBe(tracked);
    }),
    { numRuns: 40 },
  );
});
