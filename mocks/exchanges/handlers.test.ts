import { describe, expect, test } from 'vitest';
import { aPersona } from '#fixtures/people/person.ts';
import { anExchangePayload } from '#fixtures/exchanges.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import type {
  annulExchange,
  createExchange,
  ExchangePayload,
  getExchangeOptions,
  getExchangeOrders,
  getExchangeSizes,
  getPickupOptions,
} from '#schemas/exchanges.ts';
import { signInAs, visit, type Visit } from '#mocks/visit.ts';

const day = 86_400_000;
const order = '300411007';
const sku = 'ZP0001-38';

async function open(visitor: Visit, name = 'ana') {
  const token = async () => (await signInAs(visitor, name)).customer.token;
  const ask = async <Reply>(path: string, form: Record<string, string>) =>
    visitor.send<Reply>(`exchange/${path}?api_version=2`, { token: await token(), ...form });
  const [first] = visitor.db.addresses.list();
  return {
    ...visitor,
    address: first?.id_customer_address ?? '',
    orders: (offset = '0') => ask<ReplyOf<typeof getExchangeOrders>>('orders', { limit: '4', offset }),
    options: (order_nr: string) => ask<ReplyOf<typeof getExchangeOptions>>('options', { order_nr }),
    sizes: (order_nr: string, item: string) =>
      ask<ReplyOf<typeof getExchangeSizes>>('sizes', { order_nr, sku: item }),
    pickup: (id: string) => ask<ReplyOf<typeof getPickupOptions>>('pickup', { id_customer_address: id }),
    create: (payload: Partial<ExchangePayload> | string) =>
      ask<ReplyOf<typeof createExchange>>('create', {
        payload:
          typeof payload === 'string'
            ? payload
            : JSON.stringify(
                anExchangePayload({
                  order_nr: order,
                  id_customer_address: first?.id_customer_address ?? '',
                  ...payload,
                }),
              ),
      }),
    annul: (batchnumber: string) => ask<ReplyOf<typeof annulExchange>>('annul', { batchnumber }),
  };
}

const refused = (message: string) => ({ error: true, message });
const ana = async () => open(await visit('exchanges of ana'));

describe('the orders', () => {
  test('API-95: are those that can be exchanged, with their articles', async () => {
    const { orders, pass } = await ana();
    const found = await orders();
    expect(found.orders.map(({ order_nr }) => order_nr)).toEqual([order]);
    expect(found.orders[0]?.items.map((item) => [item.sku, item.exchangeable])).toEqual([
      [sku, true],
      ['IP0009-XL', true],
      ['CL0301-S', true],
      [sku, true],
    ]);
    expect(found.exchanges).toEqual([]);
    pass(20 * day);
    expect((await orders()).orders.map(({ order_nr }) => order_nr)).not.toContain(order);
  });

  test('API-96, API-97: of somebody else, or none, has neither options nor sizes', async () => {
    const { options, sizes } = await open(await visit('exchanges of nueva'), 'nueva');
    expect(await options(order)).toEqual(refused('Order not found.'));
    expect(await sizes(order, sku)).toEqual(refused('Order not found.'));
  });

  test('API-97: offer the other sizes of an article', async () => {
    const { sizes, db } = await ana();
    const found = await sizes(order, sku);
    expect(found.sizes.map(({ skuSimple }) => skuSimple)).not.toContain(sku);
    expect(found.sizes.every(({ skuSimple }) => skuSimple.startsWith('ZP0001-'))).toBe(true);
    const [first] = found.sizes;
    db.stock.set(first?.skuSimple ?? '', 0);
    expect(found.sizes.some(({ stock }) => stock > 0)).toBe(true);
    expect((await sizes(order, sku)).sizes[0]).toEqual({ ...first, stock: 0 });
    expect(await sizes(order, 'AN0107-38')).toEqual(refused('Product not available for exchange.'));
  });
});

test('API-98: the addresses of somebody else are unknown', async () => {
  const { pickup, address } = await ana();
  expect((await pickup(address)).error).toBe(false);
  expect(await pickup('999')).toEqual(refused('Address not found.'));
});

describe('a request', () => {
  const inLaPlata = async () => {
    const visitor = await ana();
    await visitor.db.addresses.change(visitor.address, (row) =>
      Object.assign(row, {
        fk_customer_address_region: '5',
        fk_customer_address_city: '120',
        city: 'La Plata',
        postcode: '1900',
      }),
    );
    return visitor;
  };

  test('API-99, API-95: is listed, and its article is not exchanged twice', async () => {
    const { create, orders } = await inLaPlata();
    const made = await create({});
    expect(made).toMatchObject({ error: false, date: '2026-03-05 08:00:00' });
    const { exchanges, orders: left } = await orders();
    expect(exchanges).toEqual([
      {
        batchnumber: made.batchnumber,
        order_nr: order,
        date: '2026-03-02 12:00:00',
        status: 'open',
        return_way: 'home_pickup',
        return_until: '',
        offices: [],
      },
    ]);
    expect(left[0]?.items.map((item) => item.exchangeable)).toEqual([false, true, true, false]);
    expect(await create({})).toEqual(refused('Product not available for exchange.'));
  });

  test('EXCH-17: for a branch expires ten days after it was made, by the clock of the mock', async () => {
    const { create, orders, annul, pass } = await inLaPlata();
    const { batchnumber } = await create({ return_way: 'branch_dropoff' });
    const state = async () =>
      (await orders()).exchanges.map(({ status, return_until }) => [status, return_until]);
    expect((await orders()).exchanges[0]?.offices.map(({ id }) => id)).toEqual(['of-12', 'of-14']);
    expect(await state()).toEqual([['open', '2026-03-12']]);
    pass(10 * day);
    expect(await state()).toEqual([['open', '2026-03-12']]);
    pass(day);
    expect(await state()).toEqual([['expired', '2026-03-12']]);
    expect(await annul(batchnumber)).toEqual(refused('Exchange not found.'));
  });

  test('that is done keeps its article', async () => {
    const { create, orders, db } = await inLaPlata();
    const { batchnumber } = await create({});
    await db.exchanges.change(batchnumber, (row) => void (row.status = 'done'));
    const [first] = (await orders()).orders;
    expect(first?.items.map((item) => item.exchangeable)).toEqual([false, true, true, false]);
    expect(await create({})).toEqual(refused('Product not available for exchange.'));
  });

  test('of another order takes nothing of this one', async () => {
    const { create, orders, db } = await inLaPlata();
    const { batchnumber } = await create({});
    await db.exchanges.change(batchnumber, (row) => void (row.order_nr = '300411001'));
    const [first] = (await orders()).orders;
    expect(first?.items.map((item) => item.exchangeable)).toEqual([true, true, true, true]);
  });

  test('API-99: for a branch has no day of collection', async () => {
    const { create } = await inLaPlata();
    expect((await create({ return_way: 'branch_dropoff' })).date).toBe('');
  });

  test('API-100: is annulled once, and by its customer', async () => {
    const { create, orders, annul } = await inLaPlata();
    const { batchnumber } = await create({});
    expect(await annul('900999')).toEqual(refused('Exchange not found.'));
    expect(await annul(batchnumber)).toEqual({ error: false, message: '' });
    expect(await annul(batchnumber)).toEqual(refused('Exchange not found.'));
    const { exchanges, orders: left } = await orders();
    expect(exchanges[0]?.status).toBe('annulled');
    expect(left[0]?.items[0]?.exchangeable).toBe(true);
  });

  const { identification: owner_document, cuit_cuil } = aPersona('ana', 'ar');
  const account = {
    owner_name: 'Ana Suárez',
    owner_document,
    cbu: '2850590940090418135201',
    cuit_cuil,
    account_type: 'savings' as const,
    owner_email: 'ana@mail.co',
  };
  const item = { sku, change_detail: '', replacement_sku: '' };
  const refund = { reason: 'defect', collection_way: 'bank_transfer', items: [item] };

  test.each<[string, Partial<ExchangePayload> | string, string]>([
    ['no JSON', '{', 'Invalid payload.'],
    ['another shape', '{}', 'Invalid payload.'],
    ['another order', { order_nr: '200012345' }, 'Order not found.'],
    ['no article', { items: [] }, 'Product not available for exchange.'],
    [
      'an article of another order',
      { items: [{ ...item, sku: 'AN0107-38' }] },
      'Product not available for exchange.',
    ],
    ['an unknown reason', { reason: 'whim' }, 'Invalid payload.'],
    ['a refund for a change', { collection_way: 'wallet' }, 'Invalid payload.'],
    [
      'the same size',
      { items: [{ ...item, change_detail: 'x', replacement_sku: sku }] },
      'Size not available.',
    ],
    [
      'a size of another product',
      { items: [{ ...item, change_detail: 'x', replacement_sku: 'AN0107-38' }] },
      'Size not available.',
    ],
    ['no detail', { items: [{ ...item, replacement_sku: 'ZP0001-39' }] }, 'Size not available.'],
    ['the address of somebody else', { id_customer_address: '11021' }, 'Address not found.'],
    ['a bank transfer without an account', { ...refund }, 'Invalid bank data.'],
    ['an account with a short CBU', { ...refund, bank_data: { ...account, cbu: '1' } }, 'Invalid bank data.'],
    [
      'an account with a field too many',
      { ...refund, bank_data: { ...account, rut: '123456785' } },
      'Invalid bank data.',
    ],
    [
      'an account for the wallet',
      { ...refund, collection_way: 'wallet', bank_data: account },
      'Invalid bank data.',
    ],
    [
      'a detail for a return',
      { ...refund, items: [{ ...item, change_detail: 'x' }], bank_data: account },
      'Invalid payload.',
    ],
  ])('API-99: with %s is refused', async (_what, payload, message) => {
    const { create, orders } = await inLaPlata();
    expect(await create(payload)).toEqual(refused(message));
    expect((await orders()).exchanges).toEqual([]);
  });

  test('API-99: for a bank transfer is taken with the account of the country', async () => {
    const { create } = await inLaPlata();
    expect(await create({ ...refund, bank_data: account })).toMatchObject({ error: false });
  });
});
