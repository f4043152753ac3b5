import { brandName } from './brand.ts';
import type { Country } from './country.ts';
import { stores } from './stores.ts';

export const cl: Country = {
  code: 'cl',
  name: 'Chile',
  brandName,
  currency: 'CLP',
  numberLocale: 'es-CL',
  language: 'es-CL',
  money: { prefix: '$', cents: 'never' },
  store: stores.cl,
  freeShippingThreshold: 39_990,
  helpPath: '/atencion-al-cliente',
  withdrawalPath: '/retracto',
  documentTypes: ['RUT'],
  switches: { buyNowPayLater: false, fastShipping: true },
};
