import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import type { CountryCode } from '#countries/country.ts';
import { type getMovements, type getWallet, movementTypes } from '#schemas/wallet.ts';
import type { getCredits } from '#schemas/credits.ts';
import type { getContentBlock } from '#schemas/content.ts';
import type { getMemberships } from '#schemas/memberships.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { signInAs, visit } from '#mocks/visit.ts';
import { balanceOf } from './tables.ts';

const countries: CountryCode[] = ['ar', 'cl', 'co', 'br'];

const account = {
  ar: { owner_document: '30123456', cbu: '2850590940090418135201', cuit_cuil: '27301234565' },
  cl: { rut: '12345678K', account_number: '00123456' },
  co: { owner_document: '1020304050', account_number: '00123456' },
  br: { owner_document: '52998224725', account_number: '00123456' },
};
const owner = { owner_name: 'Ana Suárez', account_type: 'savings', owner_email: 'ana@mail.com' };

async function open(name: string, country: CountryCode = 'ar') {
  const visitor = await visit('wallet', country);
  const { token } = (await signInAs(visitor, name)).customer;
  const ask = async <Reply>(path: string, form: Record<string, string> = {}) =>
    visitor.send<Reply>(`${path}?api_version=2`, { token, ...form });
  const page = { limit: '4', offset: '0' };
  const wallet = async () => (await ask<ReplyOf<typeof getWallet>>('customer/wallet')).wallet;
  return {
    ...visitor,
    wallet,
    ask,
    credits: async (form = page) => (await ask<ReplyOf<typeof getCredits>>('customer/credit', form)).credits,
    movements: async (form = { limit: '50', offset: '0' }) => {
      const { wallet_id } = await wallet();
      return (await ask<ReplyOf<typeof getMovements>>('wallet/movements', { wallet_id, ...form })).movements;
    },
    memberships: async (form = page) =>
      (await ask<ReplyOf<typeof getMemberships>>('customer/membership', form)).memberships,
    payOut: async (path: string, payload: object) => ask(path, { payload: JSON.stringify(payload) }),
  };
}

/** The sum of movements, in cents. */
const sum = (rows: readonly { type: string; amount: number | string }[]) =>
  rows.reduce(
    (cents, { type, amount }) =>
      cents + Math.round(Number(amount) * 100) * (type === 'out' || type === 'expired' ? -1 : 1),
    0,
  );

describe.each(countries)('in %s', (country) => {
  test('API-79, ORD-05: the credits of ana in pages of four, the newest first', async () => {
    const { credits } = await open('ana', country);
    const [first, second] = [await credits(), await credits({ limit: '4', offset: '4' })];
    expect([first.length, second.length]).toEqual([4, 1]);
    const all = [...first, ...second];
    expect(new Set(all.map(({ method }) => method))).toEqual(new Set(['refund', 'promotion', 'gift_card']));
    const dates = all.map(({ created_date }) => created_date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('API-82, API-83, WALL-03: fourteen movements of every type come to the balance', async () => {
    const { movements, wallet } = await open('ana', country);
    const rows = await movements();
    expect(rows).toHaveLength(14);
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(movementTypes));
    const { balance } = await wallet();
    expect(Math.round(Number(balance) * 100)).toBe(sum(rows));
    expect(balance).toBeGreaterThan(0);
  });

  test('API-84, API-86: the account of the country is accepted, any other one is not', async () => {
    const { payOut, wallet, movements } = await open('ana', country);
    const amount = (await wallet()).balance;
    for (const other of countries) {
      if (other === country) continue;
      const bank_data = { ...owner, ...account[other] };
      expect(await payOut('wallet/returnrequest', { amount, bank_data })).toMatchObject(
        // Colombia and Brazil require the same fields and differ in the length of the document.
        { error: true, message: 'Errors in customer data.' },
      );
    }
    const bank_data = { ...owner, ...account[country] };
    expect(await payOut('wallet/returnrequest', { amount, bank_data })).toEqual({
      error: false,
      message: '',
    });
    expect((await wallet()).balance).toBe(0);
    expect(sum(await movements())).toBe(0);
    expect(await payOut('wallet/returnrequest', { amount: 0, bank_data })).toMatchObject({ error: true });
  });
});

test('API-79, CRED-02: a credit expires with the clock of the mock', async () => {
  const { credits, pass } = await open('ana');
  const soon = async () => (await credits()).find(({ expiry_date }) => expiry_date === '2026-03-05');
  expect(await soon()).toMatchObject({ available_amount: 18_990 });
  // The token is valid for one day, so this call uses another one.
  pass(4 * 86_400_000);
  const again = await open('ana');
  again.pass(4 * 86_400_000);
  const { token } = (await signInAs(again, 'ana')).customer;
  const later = await again.ask<ReplyOf<typeof getCredits>>('customer/credit', {
    token,
    limit: '4',
    offset: '0',
  });
  expect(later.credits.find(({ expiry_date }) => expiry_date === '2026-03-05')).toMatchObject({
    available_amount: 0,
  });
});

test('API-83: a promotion that expires is a movement of its own', async () => {
  const visitor = await visit('expiry');
  visitor.pass(9 * 86_400_000);
  const { token } = (await signInAs(visitor, 'ana')).customer;
  const wallet = await visitor.send<ReplyOf<typeof getWallet>>('customer/wallet?api_version=2', { token });
  const { movements } = await visitor.send<ReplyOf<typeof getMovements>>('wallet/movements?api_version=2', {
    token,
    wallet_id: wallet.wallet.wallet_id,
    limit: '50',
    offset: '0',
  });
  expect(movements).toHaveLength(15);
  expect(movements[0]).toMatchObject({ type: 'expired', amount: 2500 });
  expect(Math.round(Number(wallet.wallet.balance) * 100)).toBe(sum(movements));
});

test('API-85, API-86: the rest of a credit is paid out once, and only of a refund', async () => {
  const { payOut, credits } = await open('ana');
  const bank_data = { ...owner, ...account.ar };
  const request = (id_sales_rule: string, amount: number) =>
    payOut('order/processcredit', { id_sales_rule, amount, bank_data });
  const refund = (await credits()).find(({ method }) => method === 'refund');
  const gift = (await credits()).find(({ method }) => method === 'gift_card');
  expect(await request(gift?.id_sales_rule ?? '', 25_000)).toMatchObject({ error: true });
  expect(await request(refund?.id_sales_rule ?? '', 7_499.99)).toMatchObject({ error: true });
  expect(await request(refund?.id_sales_rule ?? '', 7_500)).toEqual({ error: false, message: '' });
  expect(await request(refund?.id_sales_rule ?? '', 7_500)).toMatchObject({ error: true });
  expect(await request('999', 7_500)).toMatchObject({ error: true });
  const after = (await credits()).find(({ id_sales_rule }) => id_sales_rule === refund?.id_sales_rule);
  expect(after).toMatchObject({ available_amount: 0, used_amount: 10_000 });
});

test.each(['{', '{}', 'null', '[]'])('API-86: the payload %s is none', async (payload) => {
  const { ask } = await open('ana');
  expect(await ask('wallet/returnrequest', { payload })).toMatchObject({ error: true });
  expect(await ask('order/processcredit', { payload })).toMatchObject({ error: true });
});

test('API-83: the wallet of somebody else is not shown', async () => {
  const { ask } = await open('nueva');
  expect(await ask('wallet/movements', { wallet_id: '71100', limit: '4', offset: '0' })).toMatchObject({
    error: true,
  });
});

test('API-79, API-80, API-82: nueva has nothing, and a wallet without a movement', async () => {
  const { credits, memberships, wallet, movements } = await open('nueva');
  expect(await credits()).toEqual([]);
  expect(await memberships()).toEqual([]);
  expect((await wallet()).balance).toBe(0);
  expect(await movements()).toEqual([]);
});

test('API-80, API-26: socia has five memberships with content and coupons, one of them over', async () => {
  const { memberships, send, session } = await open('socia');
  const all = [...(await memberships()), ...(await memberships({ limit: '4', offset: '4' }))];
  expect(all).toHaveLength(5);
  expect(all.filter(({ expiry_date }) => expiry_date !== '' && expiry_date < '2026-03-02')).toHaveLength(1);
  for (const { content_block, coupon } of all) {
    const path = `menu/getstatic?key=${content_block}&api_version=3`;
    const { content } = await send<ReplyOf<typeof getContentBlock>>(path);
    expect(content).toMatch(/^<(?:h2|p)>/);
    expect(session.coupons.find(coupon)).toMatchObject({ code: coupon });
  }
  const unknown = await send<ReplyOf<typeof getContentBlock>>('menu/getstatic?key=nothing&api_version=3');
  expect(unknown.content).toBeNull();
});

test('API-82: of a thousand generated wallets the movements come to the balance', async () => {
  const { session } = await visit('sums');
  const aMovement = fc.record({
    type: fc.constantFrom(...movementTypes),
    cents: fc.integer({ min: 1, max: 99_999_999 }),
  });
  let made = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(aMovement, { minLength: 1, maxLength: 12 }), async (rows) => {
      made += 1;
      const wallet_id = `w${made}`;
      const wire = rows.map(({ type, cents }) => ({ type, amount: cents / 100 }));
      for (const [place, row] of wire.entries())
        await session.movements.add({
          wallet_id,
          id: `${wallet_id}-${place}`,
          date: '2026-01-01 00:00:00',
          expiry_date: '',
          description: '',
          order_nr: '',
          ...row,
        });
      const balance = balanceOf(session, wallet_id);
      for (const [place] of wire.entries()) await session.movements.remove(`${wallet_id}-${place}`);
      expect(Math.round(balance * 100)).toBe(sum(wire));
      expect(balance).toBe(Number(balance.toFixed(2)));
    }),
    { numRuns: 1000, seed: 7 },
  );
});
