import { describe, expect, test } from 'vitest';
import { anAddress } from '#fixtures/addresses.ts';
import { anOfferedSize, anOffice, aPickup, someExchangeOptions } from '#fixtures/exchanges.ts';
import { getExchangeOptions, getExchangeSizes, getPickupOptions } from '#schemas/exchanges.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { containing, entryByEntry, exactly, like } from '#contracts/pact/matchers.ts';
import { done, refusedBy, signedIn } from './knownCustomer.ts';
import { exchanging, order_nr, sku, today, token, withinAWeek } from './knownExchange.ts';

describe('what can be chosen', () => {
  test('API-96, EXCH-01: has six lists', async () => {
    const options = someExchangeOptions();
    const [small, , , defect] = options.changeReasons;
    const [wallet, transfer] = options.refundMethods;
    const result = await interaction(getExchangeOptions, {
      description: 'the options for an order',
      given: 'a customer can exchange an order',
      params: exchanging,
      args: { token, order_nr },
      reply: {
        ...done,
        ...options,
        changeReasons: [small, defect].filter((reason) => reason !== undefined),
        refundMethods: [wallet, transfer].filter((method) => method !== undefined),
      },
      matches: {
        changeReasons: containing,
        'changeReasons.*.id': like(/^[\w-]+$/),
        'changeReasons.*.kind': exactly,
        'replacementMethods.*.id': exactly,
        refundMethods: containing,
        'refundMethods.*.id': exactly,
        'refundMethods.*.bank_data': exactly,
        accountTypes: entryByEntry,
        'accountTypes.*.id': exactly,
        'pickupTimes.*.id': exactly,
        'enabledExchangeTmsCarriers.*.id': exactly,
        'enabledExchangeTmsCarriers.*.return_ways': exactly,
      },
    });
    expect(Object.keys(result as object)).toEqual(Object.keys(options));
  });

  test('API-96: for an unknown order is refused', async () => {
    const problem = await refusal(getExchangeOptions, {
      description: 'the options for an order that is unknown',
      given: 'a customer can exchange an order',
      params: exchanging,
      args: { token, order_nr: '200099999' },
      ...refusedBy('Order not found.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Order not found.' });
  });

  test('API-97: are the other sizes of an article with their stock', async () => {
    const sizes = [anOfferedSize()];
    const result = await interaction(getExchangeSizes, {
      description: 'the sizes for an article',
      given: 'a customer can exchange an order',
      params: exchanging,
      args: { token, order_nr, sku },
      reply: { ...done, sizes },
      matches: {
        sizes: containing,
        'sizes.*.skuSimple': exactly,
        'sizes.*.numberSize': exactly,
        'sizes.*.stock': exactly,
      },
    });
    expect(result).toEqual(sizes);
  });

  test('API-97: of an article that is not in the order are refused', async () => {
    const problem = await refusal(getExchangeSizes, {
      description: 'the sizes for an article of another order',
      given: 'a customer can exchange an order',
      params: exchanging,
      args: { token, order_nr, sku: 'CL0301-S' },
      ...refusedBy('Product not available for exchange.'),
    });
    expect(problem).toMatchObject({ message: 'Product not available for exchange.' });
  });

  test('API-98: are pickups and offices near an address', async () => {
    const reply = { pickup: [aPickup()], offices: [anOffice()] };
    const result = await interaction(getPickupOptions, {
      description: 'how articles come back from an address',
      given: 'articles come back from an address',
      params: { ...signedIn, today, addresses: [anAddress()], pickup: true, offices: true },
      args: { token, id_customer_address: '301' },
      reply: { ...done, ...reply },
      matches: {
        'pickup.*.date': withinAWeek,
        'pickup.*.time': exactly,
        'pickup.*.carrier': exactly,
        'offices.*.id': like(/^[\w-]+$/),
        'offices.*.city': exactly,
      },
    });
    expect(result).toEqual(reply);
  });

  test('API-98, ERR-51, ERR-52: are none where nobody comes and no office is near', async () => {
    const addresses = [anAddress({ fk_customer_address_city: '0', city: '', postcode: '6000' })];
    const result = await interaction(getPickupOptions, {
      description: 'how articles come back from an address that nobody reaches',
      given: 'articles come back from an address',
      params: { ...signedIn, today, addresses, pickup: false, offices: false },
      args: { token, id_customer_address: '301' },
      reply: { ...done, pickup: [], offices: [] },
      matches: { pickup: exactly, offices: exactly },
    });
    expect(result).toEqual({ pickup: [], offices: [] });
  });

  test('API-98: at an unknown address is refused', async () => {
    const problem = await refusal(getPickupOptions, {
      description: 'how articles come back from an address that is unknown',
      given: 'a customer can exchange an order',
      params: exchanging,
      args: { token, id_customer_address: '999' },
      ...refusedBy('Address not found.'),
    });
    expect(problem.code).toBe('refused');
  });
});
