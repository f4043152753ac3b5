import { describe, expect, test } from 'vitest';
import { anExchangePayload } from '#fixtures/exchanges.ts';
import { annulExchange, createExchange } from '#schemas/exchanges.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { exactly, like } from '#contracts/pact/matchers.ts';
import { done, refusedBy } from './knownCustomer.ts';
import { exchanged, exchanging, sku, token, withinAWeek } from './knownExchange.ts';

describe('a request', () => {
  const args = (payload = anExchangePayload()) => ({ token, payload: JSON.stringify(payload) });
  const change = anExchangePayload();
  const article = { sku, change_detail: '', replacement_sku: '' };
  const refund = { ...change, reason: 'defect', items: [article] };

  test('API-99: for a change is answered with its number and the day of the pickup', async () => {
    const result = await interaction(createExchange, {
      description: 'a change of the size',
      given: 'a customer can exchange an order',
      params: exchanging,
      args: args(),
      reply: { ...done, batchnumber: '900124', date: '2024-03-11 08:00:00' },
      matches: { batchnumber: like(/^\d+$/), date: withinAWeek },
    });
    expect(result).toEqual({ batchnumber: '900124', date: '2024-03-11 08:00:00' });
  });

  test('API-99: for a branch has no day', async () => {
    const result = await interaction(createExchange, {
      description: 'a return to a branch for the wallet',
      given: 'a customer can exchange an order',
      params: exchanging,
      args: args({ ...refund, collection_way: 'wallet', return_way: 'branch_dropoff' }),
      reply: { ...done, batchnumber: '900124', date: '' },
      matches: { batchnumber: like(/^\d+$/), date: exactly },
    });
    expect(result).toEqual({ batchnumber: '900124', date: '' });
  });

  test('API-99, EXCH-10: for a bank transfer has the account', async () => {
    const bank_data = {
      owner_name: 'María José Pérez',
      owner_document: '30123456',
      cbu: '2850590940090418135201',
      cuit_cuil: '27301234565',
      account_type: 'savings' as const,
      owner_email: 'maria@mail.com',
    };
    const result = await interaction(createExchange, {
      description: 'a return for a bank transfer',
      given: 'a customer can exchange an order',
      params: exchanging,
      args: args({ ...refund, collection_way: 'bank_transfer', bank_data }),
      reply: { ...done, batchnumber: '900124', date: '2024-03-11 08:00:00' },
      matches: { batchnumber: like(/^\d+$/), date: withinAWeek },
    });
    expect(result).toMatchObject({ batchnumber: '900124' });
  });

  test.each([
    ['of an order that is unknown', { ...change, order_nr: '200099999' }, 'Order not found.'],
    [
      'of an article that is not in the order',
      { ...refund, collection_way: 'wallet', items: [{ ...article, sku: 'CL0301-S' }] },
      'Product not available for exchange.',
    ],
    [
      'for a size that is not offered',
      { ...change, items: [{ ...article, change_detail: 'Me queda chico', replacement_sku: 'ZP0001-99' }] },
      'Size not available.',
    ],
    ['from an address that is unknown', { ...change, id_customer_address: '999' }, 'Address not found.'],
    [
      'for a bank transfer without an account',
      { ...refund, collection_way: 'bank_transfer' },
      'Invalid bank data.',
    ],
  ])('API-99: %s is refused', async (what, payload, message) => {
    const problem = await refusal(createExchange, {
      description: `a request ${what}`,
      given: 'a customer can exchange an order',
      params: exchanging,
      args: args(payload),
      ...refusedBy(message),
    });
    expect(problem).toMatchObject({ code: 'refused', message });
  });

  test('API-99: for an article that is exchanged already is refused', async () => {
    const problem = await refusal(createExchange, {
      description: 'a second request for an article',
      given: 'a customer has made exchanges',
      params: exchanged,
      args: args({ ...refund, collection_way: 'wallet' }),
      ...refusedBy('Product not available for exchange.'),
    });
    expect(problem).toMatchObject({ message: 'Product not available for exchange.' });
  });

  test('API-100, EXCH-15: is annulled', async () => {
    const result = await interaction(annulExchange, {
      description: 'the annulment of a request',
      given: 'a customer has made exchanges',
      params: exchanged,
      args: { token, batchnumber: '900123' },
      reply: done,
    });
    expect(result).toBeNull();
  });

  test('API-100: that is unknown, or annulled already, is not annulled', async () => {
    for (const [what, batchnumber] of [
      ['that is unknown', '999999'],
      ['that is annulled already', '900120'],
    ] as const) {
      const problem = await refusal(annulExchange, {
        description: `the annulment of a request ${what}`,
        given: 'a customer has made exchanges',
        params: exchanged,
        args: { token, batchnumber },
        ...refusedBy('Exchange not found.'),
      });
      expect(problem).toMatchObject({ message: 'Exchange not found.' });
    }
  });
});
