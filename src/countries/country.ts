/** The countries of the shop (COUNTRY-01, COUNTRY-02). */
export type CountryCode = 'ar' | 'cl' | 'co' | 'br';

/** The types of identity document of all countries (COUNTRY-13). */
export type DocumentType = 'DNI' | 'RUT' | 'CC' | 'CE' | 'NIT' | 'CPF';

/**
 * How a country writes an amount (FMT-06): the prefix before the digits, and when cents are written: `never`,
 * `always`, or `unlessWhole` for amounts with cents.
 */
export interface MoneyShape {
  prefix: string;
  cents: 'never' | 'unlessWhole' | 'always';
}

/** The differences between the countries, except hosts and texts. */
export interface Country {
  code: CountryCode;
  /** Name for shoppers. */
  name: string;
  /** The shop's name, equal in all countries (COUNTRY-21). */
  brandName: string;
  /** ISO 4217 (COUNTRY-04, COUNTRY-05). */
  currency: 'ARS' | 'CLP' | 'COP' | 'BRL';
  /** For `Intl.NumberFormat` (COUNTRY-08). */
  numberLocale: string;
  /** The `lang` of the document (COUNTRY-08). */
  language: string;
  money: MoneyShape;
  /** Store identifier sent with calls (COUNTRY-06, COUNTRY-07). */
  store: string;
  /** Standard shipping is free from this total, in the currency's major unit (COUNTRY-14). */
  freeShippingThreshold: number;
  /** Path of the help page (ROUTE-34). */
  helpPath: string;
  /** Path of the page about taking a purchase back (REACH-07). */
  withdrawalPath: string;
  /** Types of identity document; the first one is preselected (COUNTRY-13). */
  documentTypes: readonly [DocumentType, ...DocumentType[]];
  /** Services available in the country (COUNTRY-18). */
  switches: { buyNowPayLater: boolean; fastShipping: boolean };
}

/** The shop's name in the app bar, the document title and the manifest (COUNTRY-21, APP-16). */
export const brandName = 'Vidriera';

/** Store identifiers sent with calls, by country (COUNTRY-06, COUNTRY-07). */
export const stores: Readonly<Record<CountryCode, string>> = { ar: 'AR', cl: 'CL', co: 'CO', br: 'BR' };

/** Type guard for country codes (COUNTRY-01, COUNTRY-02). */
export const isCountryCode = (text: string): text is CountryCode => Object.hasOwn(stores, text);
