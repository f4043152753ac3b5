import { anAddress } from '#fixtures/addresses.ts';
import { aDeliveredOrder, aMadeExchange, anOfferedSize, exchangeDay } from '#fixtures/exchanges.ts';
import type { MadeExchange } from '#schemas/exchanges.ts';
import { like } from '#contracts/pact/matchers.ts';
import { signedIn } from './knownCustomer.ts';

// The customer of the contracts with an order that has arrived, and with requests.

export const token = 'tok-140';
export const order_nr = '200012345';
export const sku = 'ZP0001-38';
export const today = exchangeDay;
/** A time in the week after `today`. */
export const withinAWeek = like(/^2024-03-(?:0[89]|1[0-5]) \d{2}:\d{2}:\d{2}$/);

export const known = {
  ...signedIn,
  today,
  addresses: [anAddress()],
  orders: [aDeliveredOrder()],
};
export const exchanging = { ...known, sizes: [anOfferedSize()] };
export const made = aMadeExchange({ order_nr, batchnumber: '900123' });
/** A request that was annulled, made on a day of March. */
export const annulledOn = (day: number, batchnumber: string) =>
  aMadeExchange({
    order_nr,
    batchnumber,
    date: `2024-03-0${day} 09:40:00`,
    status: 'annulled',
    return_way: 'home_pickup',
    return_until: '',
    offices: [],
  });
export const annulled = annulledOn(8, '900120');
/** Requests as a provider state names them. */
export const stated = (requests: readonly MadeExchange[]) =>
  requests.map(({ offices: _offices, ...request }) => ({ ...request, skus: [sku] }));
export const exchanged = { ...known, exchanges: stated([made, annulled]) };
