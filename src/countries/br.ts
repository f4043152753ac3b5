import { brandName } from './brand.ts';
import type { Country } from './country.ts';
import { stores } from './stores.ts';

/** Brazilian number format, Spanish texts (COUNTRY-02, COUNTRY-08). */
export const br: Country = {
  code: 'br',
  name: 'Brasil',
  brandName,
  currency: 'BRL',
  numberLocale: 'pt-BR',
  language: 'es',
  money: { prefix: 'R$\u00a0', cents: 'always' },
  store: stores.br,
  freeShippingThreshold: 299,
  helpPath: '/help',
  withdrawalPath: '/arrepentimiento',
  documentTypes: ['CPF'],
  switches: { buyNowPayLater: false, fastShipping: false },
};
