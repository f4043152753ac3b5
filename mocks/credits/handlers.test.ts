import { expect, test } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { signInAs } from '#mocks/visit.ts';
import type { getContentBlock } from '#schemas/content.ts';
import type { getCredits } from '#schemas/credits.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import type { getMemberships } from '#schemas/memberships.ts';
import { accountIn, countries, visitAccount } from './visitAccount.ts';

async function open(name: string, country?: CountryCode) {
  const visitor = await visitAccount(name, country);
  const { ask } = visitor;
  const page = { limit: '4', offset: '0' };
  return {
    ...visitor,
    credits: async (form = page) => (await ask<ReplyOf<typeof getCredits>>('customer/credit', form)).credits,
    memberships: async (form = page) =>
      (await ask<ReplyOf<typeof getMemberships>>('customer/membership', form)).memberships,
  };
}

test.each(countries)(
  'API-79, ORD-05: in %s the credits of ana in pages of four, the newest first',
  async (country) => {
    const { credits } = await open('ana', country);
    const [first, second] = [await credits(), await credits({ limit: '4', offset: '4' })];
    expect([first.length, second.length]).toEqual([4, 1]);
    const all = [...first, ...second];
    expect(new Set(all.map(({ method }) => method))).toEqual(new Set(['refund', 'promotion', 'gift_card']));
    const dates = all.map(({ created_date }) => created_date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  },
);

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

test('API-85, API-86: the rest of a credit is paid out once, and only of a refund', async () => {
  const { payOut, credits } = await open('ana');
  const bank_data = accountIn('ar');
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
  expect(await ask('order/processcredit', { payload })).toMatchObject({ error: true });
});

test('API-79, API-80: nueva has no credit and no membership', async () => {
  const { credits, memberships } = await open('nueva');
  expect(await credits()).toEqual([]);
  expect(await memberships()).toEqual([]);
});

test('API-80, API-26: socia has five memberships with content and coupons, one of them over', async () => {
  const { memberships, send, db } = await open('socia');
  const all = [...(await memberships()), ...(await memberships({ limit: '4', offset: '4' }))];
  expect(all).toHaveLength(5);
  expect(all.filter(({ expiry_date }) => expiry_date !== '' && expiry_date < '2026-03-02')).toHaveLength(1);
  for (const { content_block, coupon } of all) {
    const path = `menu/getstatic?key=${content_block}&api_version=3`;
    const { content } = await send<ReplyOf<typeof getContentBlock>>(path);
    expect(content).toMatch(/^<(?:h2|p)>/);
    expect(db.coupons.find(coupon)).toMatchObject({ code: coupon });
  }
  const unknown = await send<ReplyOf<typeof getContentBlock>>('menu/getstatic?key=nothing&api_version=3');
  expect(unknown.content).toBeNull();
});
