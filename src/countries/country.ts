/** The countries of the shop (COUNTRY-01, COUNTRY-02). */
export type CountryCode = 'ar' | 'cl' | 'co' | 'br';

/**
 * How a country writes an amount (FMT-06): what stands before the digits, and when the cents are written:
 * `never`, `always`, or `unlessWhole` for an amount that has any.
 */
export interface MoneyShape {
  prefix: string;
  cents: 'never' | 'unlessWhole' | 'always';
}

/** Everything in which one country differs from another, but its hosts and its texts. */
export interface Country {
  code: CountryCode;
  /** As shoppers call it. */
  name: string;
  /** The shop's name, the same everywhere (COUNTRY-21). */
  brandName: string;
  /** ISO 4217 (COUNTRY-04, COUNTRY-05). */
  currency: 'ARS' | 'CLP' | 'COP' | 'BRL';
  /** For `Intl.NumberFormat` (COUNTRY-08). */
  numberLocale: string;
  /** The `lang` of the document (COUNTRY-08). */
  language: string;
  money: MoneyShape;
  /** The store identifier that calls send (COUNTRY-06, COUNTRY-07). */
  store: string;
  /** From this total on standard shipping is free, in the currency's major unit (COUNTRY-14). */
  freeShippingThreshold: number;
  /** Where links to help lead (ROUTE-34). */
  helpPath: string;
  /** Identity documents offered, the first one preselected (COUNTRY-13). */
  documentTypes: readonly [string, ...string[]];
  /** What is offered here (COUNTRY-18). */
  switches: { buyNowPayLater: boolean; fastShipping: boolean };
}
