import { brandName } from './brand.ts';
import type { Country } from './country.ts';
import { stores } from './stores.ts';

export const co: Country = {
  code: 'co',
  name: 'Colombia',
  brandName,
  currency: 'COP',
  numberLocale: 'es-CO',
  language: 'es-CO',
  money: { prefix: '$\u00a0', cents: 'never' },
  store: stores.co,
  freeShippingThreshold: 199_900,
  helpPath: '/help',
  withdrawalPath: '/retracto',
  documentTypes: ['CC', 'CE', 'NIT'],
  switches: { buyNowPayLater: true, fastShipping: true },
};
