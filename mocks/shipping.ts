import { countryByCode } from '#countries/countries.ts';
import { aShippingMethod } from '#fixtures/shipping.ts';
import { getShippingMethods } from '#schemas/shipping.ts';
import { found, handle } from './handle.ts';
import { wireShipping } from './wireProduct.ts';

/** The courier's fee as a share of the country's threshold of free shipping. */
const share = 0.05;

/** Motorcycles deliver to the cities that the catalogue names (API-44, CAT-43). */
export const shippingHandlers = [
  handle(getShippingMethods, ({ args: { location, shipment_type }, session }) => {
    const price = Math.round(countryByCode(session.country).freeShippingThreshold * share);
    const branch = aShippingMethod({ name: 'Retiro en sucursal', price: 0, days_min: 2, days_max: 4 });
    if (shipment_type === 'standard')
      return { ...found, data: { standard: aShippingMethod({ price }), branch } };
    const { enabled, availableCities } = wireShipping(session.country).MainShipping;
    const reached = enabled && availableCities.includes(location.split('-')[1] ?? '');
    const fast = aShippingMethod({ name: 'Envío en moto', price: price * 2, days_min: 1, days_max: 1 });
    return { ...found, data: reached ? { fast } : {} };
  }),
];
