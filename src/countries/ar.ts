import { brandName } from './brand.ts';
import type { Country } from './country.ts';
import { stores } from './stores.ts';

export const ar: Country = {
  code: 'ar',
  name: 'Argentina',
  brandName,
  currency: 'ARS',
  numberLocale: 'es-AR',
  language: 'es-AR',
  money: { prefix: '$\u00a0', cents: 'unlessWhole' },
  store: stores.ar,
  freeShippingThreshold: 79_999,
  helpPath: '/preguntas-frecuentes',
  withdrawalPath: '/arrepentimiento',
  documentTypes: ['DNI'],
  switches: { buyNowPayLater: false, fastShipping: true },
};
