import { describe, expect, test } from 'vitest';
import { anAddress } from '#fixtures/addresses.ts';
import { aBankAccount, aDevice, aFingerprint, anEdit, aStatedCustomer } from '#fixtures/customer.ts';
import { aDeliveredOrder, aMadeExchange, anOfferedSize, exchangeDay } from '#fixtures/exchanges.ts';
import { aContentBlock, aMembership, aStatedCredit } from '#fixtures/credits.ts';
import { aStatedWallet } from '#fixtures/wallet.ts';
import { aStatedOrder } from '#fixtures/orders.ts';
import { faultSchema } from './faults.ts';
import { resetDatabase, type Database, databaseOf } from './database.ts';
import { setState, type StateName, type StateParams, states } from './states.ts';

const lago = { sku: 'ZP0001', price: 54999, special_price: 43999 };
const shipped = { ...lago, free_shipping: false, fast_shipping: true, seller_free_shipping: false };

const customer = aStatedCustomer();
const signedIn = { customer, token: 'tok-140', fingerprint: aFingerprint };
const exchanging = {
  ...signedIn,
  today: exchangeDay,
  addresses: [anAddress()],
  orders: [aDeliveredOrder()],
};
const made = { ...aMadeExchange({ order_nr: '200012345' }), skus: ['ZP0001-38'] };
const shoe = { item: 'ZP0001-38', price: 54999, special_price: 43999, free_shipping: false };
const sold = {
  cart: { hash: 'c4f1e2', lines: [{ item: 'ZP0001-38', quantity: 1 }] },
  items: [shoe],
  shipping: 4500,
};
const guest = { hash: 'd7a903', lines: [{ item: 'ZP0001-38', quantity: 2 }] };
const { cart: pricedCart, ...prices } = sold;
const other = { code: 'INVIERNO5', label: '5 %', percent: 5 };
const priced = { ...pricedCart, ...prices, coupon: { code: 'VERANO10', label: '10 %', percent: 10 } };
const awaited = { ...signedIn, token: '2fa-140', code: '4821' };

const credited = { ...signedIn, credits: [aStatedCredit({ expiry_date: '' })] };
const withWallet = { ...signedIn, ...aStatedWallet() };
/** A request for money, to an account. */
const asked = (what: object) => ({ payload: JSON.stringify({ ...what, bank_data: aBankAccount() }) });
const withDevices = { ...signedIn, devices: [aDevice()] };

/** Valid parameters for each state; a new state needs its own here. */
const examples: { [Name in StateName]: StateParams<Name> } = {
  'the home has content': { key: 'home_pwa' },
  'the home key is unknown': { key: 'home_nowhere' },
  'the menu has categories': {},
  'there are size tables': {},
  'the shop has brands': { names: ['47 Norte', 'Zapala'] },
  'the help has questions': {},
  'anybody may answer the survey': {},
  'a newsletter key is known': { key: 'nl-7f3a' },
  'a newsletter key is unknown': { key: 'otra' },
  'consumer law is written': { key: 'withdrawal_pwa' },
  'the content of the key is empty': { key: 'sizes_pwa' },
  'the content key is unknown': { key: 'sizes_pwa' },
  'the page has products': { path: '/mujer/calzado/' },
  'the page has these products': {
    path: '/mujer/calzado/',
    products: [shipped],
  },
  'a search finds products': { q: 'botas' },
  'the flags are configured': { sdkKey: 'vidriera', etag: 'W/"f1a2"' },
  'beacons are taken': {},
  'a text is misspelt': { q: 'btoas', corrected: 'botas' },
  'no product fits the filters': { path: '/mujer/calzado/' },
  'the page has words alone': { path: '/ac-envios/' },
  'the page is unknown': { path: '/nada/' },
  'the product is on sale': { path: '/zapatilla-urbana-lago-zp0001.html' },
  'the product has one size': { path: '/mochila-escolar-costa-ma0036.html' },
  'the product has these details': {
    path: '/zapatilla-urbana-lago-zp0001.html',
    product: shipped,
    categories: ['/mujer/', '/mujer/calzado/'],
    table: { title: 'Calzado de mujer', systems: ['AR', 'EU'], row: ['38', '39'] },
  },
  'the product is sold out': { path: '/mujer/calzado/', product: lago },
  'searches are counted': {},
  'terms begin so': { q: 'bot' },
  'products are recommended': { sku: 'ZP0001' },
  'this product is recommended': { sku: 'AN0107', recommended: lago },
  'buy now, pay later is active': {},
  'cities are known': {},
  'no cities are known': { regions: ['5'] },
  'items are in stock': { items: ['ZP0001-38', 'AN0107-38'], stock: 4 },
  'an item is sold out': { item: 'ZP0001-38', soldOut: 'AN0107-38' },
  'a cart holds items': { hash: 'c4f1e2', lines: [{ item: 'ZP0001-38', quantity: 2 }], stock: 4 },
  'an item is unknown': { hash: 'c4f1e2', item: 'ZP0001-38', unknown: 'XX0000-38' },
  'items are sold at these prices': {
    hash: 'c4f1e2',
    lines: [{ item: 'ZP0001-38', quantity: 1 }],
    items: [shoe],
    shipping: 4500,
  },
  'a coupon can be used': priced,
  'a cart has a coupon': priced,
  'a cart has two coupons': { ...priced, other },
  'a cart has one of two coupons': { ...priced, other },
  'a coupon is that of a customer': { ...signedIn, ...priced },
  'the cart of a guest has a coupon': { ...signedIn, ...priced, own: '9b1c04' },
  'a coupon is refused': { ...guest, code: 'VERANO10', reasons: ['COUPON_INVALID'] },
  'an item of a cart is sold out': { hash: 'c4f1e2', item: 'ZP0001-38', soldOut: 'AN0107-38' },
  'a cart is unknown': { hash: 'c4f1e2' },
  'a customer is registered': { customer },
  'an e-mail is not registered': { email: 'nadie@mail.com' },
  'a hash is unknown': { hash: 'h-999' },
  'a hash has expired': { customer },
  'a customer is signed in': signedIn,
  'a customer has edited her details': { ...signedIn, edit: anEdit() },
  'a customer has a bank account': { ...signedIn, bank_data: aBankAccount() },
  'a token is unknown': { token: 'tok-140' },
  'a token has expired': signedIn,
  'a customer has a cart': { ...signedIn, ...sold },
  'a customer and a guest have carts': { ...signedIn, ...sold, guest },
  'the cart of a guest holds a sold-out item': { ...signedIn, ...sold, guest, soldOut: 'ZP0001-38' },
  'the cart of a guest was merged': { ...signedIn, ...sold, merged: 'd7a903' },
  'a cart is that of another customer': { ...signedIn, hash: 'd7a903' },
  'a customer has addresses': { ...signedIn, addresses: [anAddress()] },
  'address types are known': {},
  'a postcode belongs to another region': { ...signedIn, region: '5', postcode: '2000' },
  'a customer has a wishlist': { ...signedIn, items: [{ id: '5501', ...lago, available: false }] },
  'a customer has orders': { ...signedIn, orders: [aStatedOrder()] },
  'a customer has many orders': { ...signedIn, count: 5 },
  'a customer can exchange an order': { ...exchanging, sizes: [anOfferedSize()] },
  'a customer has made exchanges': { ...exchanging, exchanges: [made] },
  'a customer has annulled an exchange': {
    ...exchanging,
    exchanges: [made],
    batchnumber: made.batchnumber,
  },
  'articles come back from an address': {
    ...signedIn,
    today: exchangeDay,
    addresses: [anAddress()],
    pickup: true,
    offices: true,
  },
  'a customer has credits': credited,
  'a customer has a wallet': withWallet,
  'a customer has asked for the money of a credit': {
    ...credited,
    ...asked({ id_sales_rule: '8801', amount: 7500 }),
  },
  'a customer has asked for the money of her wallet': { ...withWallet, ...asked({ amount: 5000 }) },
  'a customer has memberships': { ...signedIn, memberships: [aMembership()] },
  'content is kept under a key': { key: 'membership_oro', html: aContentBlock },
  'a customer signs in with two steps': { customer },
  'a customer has devices': withDevices,
  'a customer has deleted a device': { ...withDevices, id: aDevice().id },
  'a customer has turned two steps off': withDevices,
  'a code is awaited at sign in': awaited,
  'a code has expired': awaited,
  'a code was used': awaited,
  'a code is awaited to turn two steps on': { ...awaited, token: 'tok-140' },
  'a call fails': { call: 'getHome', fault: 'unavailable' },
};

async function freshSession(): Promise<Database> {
  resetDatabase('states', 'ar');
  return databaseOf('states', 'ar');
}

describe('the list of provider states', () => {
  test.each(Object.entries(examples))(
    'LAB-05: %s can be set with %j, and says what it means',
    async (name, params) => {
      const db = await freshSession();
      await expect(setState(db, name, params)).resolves.toBeUndefined();
      expect(states[name as StateName].meaning).toMatch(/^[A-Z].+\.$/);
    },
  );

  test.each(['', 'nobody knows this', 'constructor', '__proto__', 'toString'])(
    'LAB-05: a state that is not in the list (%j) fails, and is named',
    async (name) => {
      const db = await freshSession();
      await expect(setState(db, name, {})).rejects.toThrow(`'${name}' is not one of mocks/states.ts`);
    },
  );

  test.each([
    ['items are in stock', { items: 'ZP0001-38', stock: 4 }],
    ['items are in stock', { items: ['ZP0001-38'] }],
    ['a call fails', { call: 'getHome', fault: 'flood' }],
    ['the home has content', undefined],
    ['the home has content', null],
  ])('LAB-05: %s cannot be set with %j', async (name, params) => {
    const db = await freshSession();
    await expect(setState(db, name, params)).rejects.toThrow(/^Invalid /);
    expect([db.stock.size, db.faults.size]).toEqual([0, 0]);
  });
});

const wentWrong = (call: string) => `${call} answers 'Something went wrong.'`;

describe('a state', () => {
  test('of stock sets each item', async () => {
    const db = await freshSession();
    await setState(db, 'items are in stock', examples['items are in stock']);
    expect([...db.stock]).toEqual([
      ['ZP0001-38', 4],
      ['AN0107-38', 4],
    ]);
  });

  test('of an item that is sold out leaves the other to be sold', async () => {
    const db = await freshSession();
    await setState(db, 'an item is sold out', examples['an item is sold out']);
    expect(db.stock.get('AN0107-38')).toBe(0);
    expect(db.stock.get('ZP0001-38')).toBeGreaterThan(0);
  });

  test('of a cart keeps its lines under its hash, and their stock', async () => {
    const db = await freshSession();
    await setState(db, 'a cart holds items', examples['a cart holds items']);
    expect(db.carts.find('c4f1e2')?.lines).toEqual([{ item: 'ZP0001-38', quantity: 2 }]);
    expect(db.stock.get('ZP0001-38')).toBe(4);
  });

  test('of a product that is sold out leaves none of its sizes, and no other product in the list', async () => {
    const db = await freshSession();
    await setState(db, 'the product is sold out', { path: '/mujer/calzado/', product: lago });
    const sizes = db.world.productOfSku.get('ZP0001')?.sizes ?? [];
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.map(({ skuSimple }) => db.stock.get(skuSimple))).toEqual(sizes.map(() => 0));
    expect([...(db.listed.get('/mujer/calzado/') ?? [])]).toEqual(['ZP0001']);
  });

  test.each([
    ['items are sold at these prices', { ...examples['items are sold at these prices'], shipping: 450_000 }],
    ['this product is recommended', { sku: 'AN0107', recommended: { ...lago, special_price: 0 } }],
    ['the product is sold out', { path: '/mujer/calzado/', product: { ...lago, price: 1 } }],
    [
      'the page has these products',
      { path: '/mujer/calzado/', products: [{ ...shipped, free_shipping: true }] },
    ],
  ] as const)('of prices fails, if the mock has others: %s', async (name, params) => {
    const db = await freshSession();
    await expect(setState(db, name, params)).rejects.toThrow(/^Failed to set the state: the mock does not/);
  });

  test('of brands fails, if the shop has none of that name', async () => {
    const db = await freshSession();
    await expect(setState(db, 'the shop has brands', { names: ['Zapala', 'Zapalla'] })).rejects.toThrow(
      'No such brand: Zapalla',
    );
  });

  test('of a cart with an item that was sold meanwhile keeps the line, and no stock of it', async () => {
    const db = await freshSession();
    await setState(db, 'an item of a cart is sold out', examples['an item of a cart is sold out']);
    expect(db.carts.find('c4f1e2')?.lines.map(({ item }) => item)).toEqual(['ZP0001-38', 'AN0107-38']);
    expect(db.stock.get('AN0107-38')).toBe(0);
  });

  test.each([
    [
      'a customer has annulled an exchange',
      { batchnumber: '999999' },
      "annulExchange answers 'Exchange not found.'",
    ],
    [
      'a customer has edited her details',
      { edit: { ...anEdit(), email: 'otra@mail.com' } },
      "editCustomer answers 'Email not registered.'",
    ],
    ['a customer has deleted a device', { id: '99' }, wentWrong('deleteDevice')],
    ['a customer has asked for the money of a credit', { credits: [] }, wentWrong('returnCredit')],
    ['a customer has asked for the money of her wallet', { refundable: false }, wentWrong('returnWallet')],
  ] as const)(
    'in which a change was made fails, if the call refuses it: %s',
    async (name, wrong, message) => {
      const db = await freshSession();
      await expect(setState(db, name, { ...examples[name], ...wrong })).rejects.toThrow(message);
    },
  );

  test.each(faultSchema.options)('of a call that fails sets the fault %s for that call', async (fault) => {
    const db = await freshSession();
    await setState(db, 'a call fails', { call: 'getHome', fault });
    expect([...db.faults]).toEqual([['getHome', fault]]);
  });
});
