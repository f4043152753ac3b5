import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  beaconEvent,
  listPayload,
  localTimestamp,
  productPayload,
  simpleAddress,
  trackedAddress,
  trackedCategories,
  trackedDescription,
  trackedPrice,
} from './pageView.ts';

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

// Local time: the tests have the time zone of the machine.
const moment = new Date(2024, 2, 5, 14, 7, 0, 999);
const crumbs = [
  { label: 'Mujer', url: '/mujer/' },
  { label: 'Calzado', url: '/mujer/calzado/' },
];
const list = { search: false, breadcrumb: crumbs, brands: [], products: [] };

test('TRACK-14: the local timestamp has the time of the device without its zone', () => {
  expect(localTimestamp(moment)).toBe('2024-03-05T14:07:00');
  expect(localTimestamp(new Date(2024, 10, 15, 4, 17, 9))).toBe('2024-11-15T04:17:09');
});

test('TRACK-15: the payload of a category is its brand and its category', () => {
  expect(listPayload(list, moment)).toEqual({
    catalogpage: { brandName: '', pageCategory: 'Mujer|Calzado' },
  });
});

test.each([
  [['zapala'], 'zapala'],
  [['zapala', 'lago'], ''],
])('TRACK-15: with the brands %j chosen its brand is %j', (brands, brandName) => {
  expect(listPayload({ ...list, brands }, moment).catalogpage?.brandName).toBe(brandName);
});

test('TRACK-15, TRACK-18, TRACK-19: that of a search is SearchResult and its products', () => {
  const products = [{ id: '48211', sku: 'ZP0001' }];
  expect(listPayload({ ...list, search: true, products }, moment)).toEqual({
    catalogpage: { brandName: '', categoryName: 'SearchResult' },
    search: { products: [{ id: 'ZP0001', group_id: '48211', local_timestamp: '2024-03-05T14:07:00' }] },
  });
});

test('TRACK-16, TRACK-17: that of a product has its price as an integer', () => {
  const product = {
    sku: 'ZP0001',
    brand: 'Zapala',
    productImage: 'https://img.tienda.example/p/zp0001-1.jpg',
    categories: ['Mujer', 'Calzado', 'Zapatillas'],
    productName: 'Zapatilla urbana Lago',
    price: 52_999.5,
    specialprice: 43_999.9,
  };
  expect(productPayload(product)).toEqual({
    productpage: {
      brand: 'Zapala',
      image: 'https://img.tienda.example/p/zp0001-1.jpg',
      pageCategory: 'Mujer|Calzado|Zapatillas',
      price: 43_999,
      productName: 'Zapatilla urbana Lago',
      sku: 'ZP0001',
    },
  });
});

test('TRACK-13, TRACK-14: the event has these fields', () => {
  const visit = {
    clientId: '1122334455.1650000000',
    agent: 'Mozilla/5.0',
    customerId: '140',
    moment,
    address: 'https://ar.tienda.example/zapatilla-urbana-lago-zp0001.html?color=azul#fotos',
    referrer: 'https://ar.tienda.example/mujer/calzado/',
  };
  expect(beaconEvent(visit, 'pageview', {})).toEqual({
    bid: '1122334455.1650000000',
    client: { agent: 'Mozilla/5.0', platform: 'pwa' },
    consumer_id: '140',
    created_at: moment.toISOString(),
    event: 'pageview',
    identifiers: { ucid: { type: 'COOKIE', value: '1122334455.1650000000' } },
    local_timestamp: '2024-03-05T14:07:00',
    payload: {},
    source: 'pwa',
    url: 'https://ar.tienda.example/zapatilla-urbana-lago-zp0001.html?color=azul',
    url_referrer: 'https://ar.tienda.example/mujer/calzado/',
    url_simple: 'https://ar.tienda.example/zapatilla-urbana-lago-zp0001.html',
  });
});

const three = '• Capellada de cuero vacuno\n• Suela de goma antideslizante\n• Plantilla acolchada';

test.each([
  ['Zapatilla urbana', 'Zapatilla urbana', 16],
  ['• Capellada de cuero\n• Suela de goma', 'Capellada de cuero Suela de goma', 32],
  [three, 'Capellada de cuero vacuno Suela de goma antidesliz', 50],
  ['x'.repeat(49), 'x'.repeat(49), 49],
  ['x'.repeat(50), 'x'.repeat(50), 50],
  ['x'.repeat(51), 'x'.repeat(50), 50],
  ['•\n•\n', '', 0],
  ['·uno▪dos\r\n\r\n  tres', 'uno dos tres', 12],
])('TRACK-33, TRACK-34: %j is tracked as %j', (description, tracked, length) => {
  expect(trackedDescription(description)).toBe(tracked);
  expect(trackedDescription(description)).toHaveLength(length);
});

test.each([
  ['Mujer|Calzado|Zapatillas|Urbanas|Blancas', true, 'Mujer/Calzado/Zapatillas/Urbanas/Envío gratis'],
  ['Mujer|Calzado|Zapatillas|Urbanas', false, 'Mujer/Calzado/Zapatillas/Urbanas/Envío pago'],
  ['Mujer|Calzado', false, 'Mujer/Calzado/Envío pago'],
  ['', true, 'Envío gratis'],
])('TRACK-35, TRACK-36: the categories %j with free shipping %s are tracked as %j', (text, free, tracked) => {
  expect(trackedCategories(text === '' ? [] : text.split('|'), free)).toBe(tracked);
});

test.each([
  [1999.99, 0, 1999],
  [2500, 1999.99, 1999],
  [999, 0, 999],
])('TRACK-17: the price %s with the special price %s is tracked as %s', (price, specialprice, tracked) => {
  expect(trackedPrice({ price, specialprice })).toBe(tracked);
});
