import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { accountIn, countries, visitAccount } from '#mocks/credits/visitAccount.ts';
import { signInAs, visit } from '#mocks/visit.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { type getMovements, type getWallet, movementTypes } from '#schemas/wallet.ts';
import { balanceOf } from './tables.ts';

async function open(name: string, country?: CountryCode) {
  const visitor = await visitAccount(name, country);
  const { ask } = visitor;
  const wallet = async () => (await ask<ReplyOf<typeof getWallet>>('customer/wallet')).wallet;
  return {
    ...visitor,
    wallet,
    movements: async () => {
      const { wallet_id } = await wallet();
      const form = { wallet_id, limit: '50', offset: '0' };
      return (await ask<ReplyOf<typeof getMovements>>('wallet/movements', form)).movements;
    },
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
      const bank_data = accountIn(other);
      expect(await payOut('wallet/returnrequest', { amount, bank_data })).toMatchObject(
        // Colombia and Brazil require the same fields and differ in the length of the document.
        { error: true, message: 'Errors in customer data.' },
      );
    }
    const bank_data = accountIn(country);
    expect(await payOut('wallet/returnrequest', { amount, bank_data })).toEqual({
      error: false,
      message: '',
    });
    expect((await wallet()).balance).toBe(0);
    expect(sum(await movements())).toBe(0);
    expect(await payOut('wallet/returnrequest', { amount: 0, bank_data })).toMatchObject({ error: true });
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

test.each(['{', '{}', 'null', '[]'])('API-86: the payload %s is none', async (payload) => {
  const { ask } = await open('ana');
  expect(await ask('wallet/returnrequest', { payload })).toMatchObject({ error: true });
});

test('API-83: the wallet of somebody else is not shown', async () => {
  const { ask } = await open('nueva');
  expect(await ask('wallet/movements', { wallet_id: '71100', limit: '4', offset: '0' })).toMatchObject({
    error: true,
  });
});

test('API-82: nueva has a wallet without a movement', async () => {
  const { wallet, movements } = await open('nueva');
  expect((await wallet()).balance).toBe(0);
  expect(await movements()).toEqual([]);
});

test('API-82: of a thousand generated wallets the movements come to the balance', async () => {
  const { db } = await visit('sums');
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
        await db.movements.add({
          wallet_id,
          id: `${wallet_id}-${place}`,
          date: '2026-01-01 00:00:00',
          expiry_date: '',
          description: '',
          order_nr: '',
          ...row,
        });
      const balance = balanceOf(db, wallet_id);
      for (const [place] of wire.entries()) await db.movements.remove(`${wallet_id}-${place}`);
      expect(Math.round(balance * 100)).toBe(sum(wire));
      expect(balance).toBe(Number(balance.toFixed(2)));
    }),
    { numRuns: 1000, seed: 7 },
  );
});
