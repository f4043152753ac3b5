import { describe, expect, test } from 'vitest';
import { aBankAccount } from '#fixtures/customer.ts';
import { aMovement } from '#fixtures/wallet.ts';
import { getMovements, getWallet, getWalletConfig, returnWallet } from '#schemas/wallet.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { exactly } from '#contracts/pact/matchers.ts';
import { done, refusedBy, sameEntries, signedIn } from './knownCustomer.ts';

const token = 'tok-140';
const page = { token, wallet_id: '7001', limit: 4, offset: 0 };

const movements = [
  aMovement({ id: '90017', type: 'expired', amount: 250, date: '2024-03-07 00:00:00' }),
  aMovement({ id: '90016', type: 'promotion', amount: 500.5, expiry_date: '2024-03-31' }),
  aMovement({ id: '90015', type: 'return', amount: 8000, date: '2024-02-20 15:45:00', expiry_date: '' }),
  aMovement({ id: '90014', type: 'out', amount: 3000, date: '2024-02-10 09:00:00', order_nr: '200012345' }),
  aMovement({ id: '90013', type: 'gift_card', amount: 5000, date: '2024-02-05 09:00:00' }),
  aMovement({ id: '90012', type: 'in', amount: 5000, date: '2024-02-01 09:00:00', expiry_date: '' }),
];
const given = { ...signedIn, wallet_id: '7001', balance: 15250.5, refundable: true, movements };

describe('the wallet of a customer', () => {
  test('API-81, WALL-11: what can be done with it is read first', async () => {
    const config = await interaction(getWalletConfig, {
      description: 'what can be done with a wallet',
      given: 'a customer has a wallet',
      params: given,
      args: { token },
      reply: { ...done, config: { refundable: true } },
      matches: { 'config.refundable': exactly },
    });
    expect(config).toEqual({ refundable: true });
  });

  test('API-81, WALL-09: one that cannot be paid out says so', async () => {
    const config = await interaction(getWalletConfig, {
      description: 'what can be done with a wallet that cannot be paid out',
      given: 'a customer has a wallet',
      params: { ...given, refundable: false },
      args: { token },
      reply: { ...done, config: { refundable: false } },
      matches: { 'config.refundable': exactly },
    });
    expect(config).toEqual({ refundable: false });
  });

  test('API-82, WALL-11: then the wallet itself', async () => {
    const wallet = { wallet_id: '7001', balance: 15250.5 };
    const result = await interaction(getWallet, {
      description: 'the wallet of a customer',
      given: 'a customer has a wallet',
      params: given,
      args: { token },
      reply: { ...done, wallet },
      matches: { 'wallet.wallet_id': exactly, 'wallet.balance': exactly },
    });
    expect(result).toEqual(wallet);
  });

  test('API-83, WALL-11, ORD-05: then its movements by its id, four at a time', async () => {
    const first = movements.slice(0, 4);
    const result = await interaction(getMovements, {
      description: 'the first movements of a wallet',
      given: 'a customer has a wallet',
      params: given,
      args: page,
      reply: { ...done, movements: first },
      matches: sameEntries('movements', aMovement()),
    });
    expect(result).toMatchObject({ movements: first });
  });

  test('API-83, ORD-05: then the others, from the number of those that are known', async () => {
    const rest = movements.slice(4);
    const result = await interaction(getMovements, {
      description: 'the last movements of a wallet',
      given: 'a customer has a wallet',
      params: given,
      args: { ...page, offset: 4 },
      reply: { ...done, movements: rest },
      matches: sameEntries('movements', aMovement()),
    });
    expect(result).toMatchObject({ movements: rest });
  });

  test('API-83: one without movements has an empty list', async () => {
    const result = await interaction(getMovements, {
      description: 'the movements of a wallet without any',
      given: 'a customer has a wallet',
      params: { ...given, balance: 0, movements: [] },
      args: page,
      reply: { ...done, movements: [] },
      matches: { movements: exactly },
    });
    expect(result).toMatchObject({ movements: [] });
  });

  test.each([
    [getWalletConfig, { token }],
    [getWallet, { token }],
    [getMovements, page],
  ] as const)('API-81, API-82, API-83: of a token that has expired is refused', async (call, args) => {
    const problem = await refusal(call, {
      description: `the wallet for a token that has expired (${call.name})`,
      given: 'a token has expired',
      params: signedIn,
      args,
      ...refusedBy('Requested token not found.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Requested token not found.' });
  });
});

describe('the request for its money', () => {
  const payload = (amount: number, change = {}) =>
    JSON.stringify({ amount, bank_data: { ...aBankAccount(), ...change } });
  const requested = {
    given: 'a customer has asked for the money of her wallet',
    params: { ...given, payload: payload(15250.5) },
  } as const;

  test('API-84, API-86: is sent with the balance and the account', async () => {
    const result = await interaction(returnWallet, {
      description: 'the request for the balance of a wallet',
      given: 'a customer has a wallet',
      params: given,
      args: { token, payload: payload(15250.5) },
      reply: done,
    });
    expect(result).toEqual(done);
  });

  test('API-84, API-82: leaves nothing of the balance', async () => {
    const wallet = { wallet_id: '7001', balance: 0 };
    const result = await interaction(getWallet, {
      description: 'a wallet of which the balance was asked for',
      ...requested,
      args: { token },
      reply: { ...done, wallet },
      matches: { 'wallet.wallet_id': exactly, 'wallet.balance': exactly },
    });
    expect(result).toEqual(wallet);
  });

  test('API-84, API-83: is the newest of the movements', async () => {
    const paidOut = aMovement({ id: '90018', type: 'out', amount: 15250.5, expiry_date: '' });
    const newest = [paidOut, ...movements.slice(0, 3)];
    const result = await interaction(getMovements, {
      description: 'the movements of a wallet of which the balance was asked for',
      ...requested,
      args: page,
      reply: { ...done, movements: newest },
      // The server gives the new one its id and date, and describes it in its own words.
      matches: sameEntries('movements', paidOut, 'id', 'date', 'description'),
    });
    expect(result).toMatchObject({ movements: newest });
  });

  test('API-84, API-13: with an account that is not accepted names its fields', async () => {
    const problem = await refusal(returnWallet, {
      description: 'the request for the balance of a wallet, to an account that is none',
      given: 'a customer has a wallet',
      params: given,
      args: { token, payload: payload(15250.5, { cbu: '0' }) },
      reply: {
        error: true,
        message: 'Errors in customer data.',
        errors: [{ code: 'INVALID', field: 'cbu', message: 'Invalid cbu.' }],
      },
    });
    expect(problem).toMatchObject({ code: 'refused', errors: [{ field: 'cbu' }] });
  });

  test('API-84, WALL-09: of one that cannot be paid out is refused', async () => {
    const problem = await refusal(returnWallet, {
      description: 'the request for a balance that cannot be paid out',
      given: 'a customer has a wallet',
      params: { ...given, refundable: false },
      args: { token, payload: payload(15250.5) },
      reply: { error: true, message: 'Something went wrong.' },
    });
    expect(problem.code).toBe('refused');
  });

  test('API-84: of a token that has expired is refused', async () => {
    const problem = await refusal(returnWallet, {
      description: 'the request for the balance of a wallet, for a token that has expired',
      given: 'a token has expired',
      params: signedIn,
      args: { token, payload: payload(15250.5) },
      ...refusedBy('Requested token not found.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Requested token not found.' });
  });
});
