import { type CountryCode, isCountryCode } from '#countries/country.ts';
import { type Environment, type Hosts, hostsOf } from '#countries/hosts.ts';
import { isFields, parseFields } from '#lib/parse.ts';
import { pickFlags } from '#rules/flags/flags.ts';
import type { FlagValues } from '#schemas/flags.ts';

/** Settings in the `config` block of the document (COUNTRY-15). */
export interface Settings {
  environment: Environment;
  /** Overrides single base URLs of `hostsOf`. */
  hosts: Partial<Hosts>;
  /** Identifies this shop to the tracking host (COUNTRY-21). */
  beaconKey: string;
  /** Identifies this shop to the flag host (COUNTRY-21). */
  sdkKey: string;
  /** Key of the home content (HOME-02). */
  homeKey: string;
  /** Whether the mock backend answers; then `?pais=` selects the country (COUNTRY-03). */
  mock: boolean;
  /** Flag values fixed by the deployment; they override the flag host. */
  flags: Partial<FlagValues>;
}

const environments: readonly Environment[] = ['development', 'staging', 'production'];
const hostNames: readonly (keyof Hosts)[] = [
  'api',
  'bff',
  'cms',
  'tracking',
  'flags',
  'images',
  'desktop',
  'checkout',
];

function readHosts(value: unknown): Partial<Hosts> {
  const hosts: Partial<Hosts> = {};
  if (!isFields(value)) return hosts;
  for (const name of hostNames) {
    const host = value[name];
    if (typeof host === 'string') hosts[name] = host;
  }
  return hosts;
}

const textOr = (value: unknown, otherwise: string) =>
  typeof value === 'string' && value !== '' ? value : otherwise;

/** Parses the key of the home content (HOME-02). */
export const homeKeyOf = (value: unknown): string => textOr(value, 'home_pwa');

/**
 * Parses the `config` block (COUNTRY-15, COUNTRY-21, HOME-02). A missing or unreadable field has its development
 * value; `mock` is true in development unless the block says otherwise. Never throws.
 */
export function readSettings(text: string | undefined): Settings {
  const fields = parseFields(text);
  const environment = environments.find((name) => name === fields['environment']) ?? 'development';
  return {
    environment,
    hosts: readHosts(fields['hosts']),
    beaconKey: textOr(fields['beaconKey'], 'vidriera-pwa'),
    sdkKey: textOr(fields['sdkKey'], 'vidriera'),
    homeKey: homeKeyOf(fields['homeKey']),
    mock: typeof fields['mock'] === 'boolean' ? fields['mock'] : environment === 'development',
    flags: pickFlags(fields['flags']),
  };
}

/** Whether there is two-step authentication, by the build setting; builds with the mock backend have it (TFA-02, TFA-03). */
export const hasTwoStep = (setting: string | undefined, mock: boolean): boolean =>
  setting === undefined ? mock : setting === 'on';

/** Base URLs of a country with the overrides of the settings (COUNTRY-15, COUNTRY-16); `origin` as in `hostsOf`. */
export const hostsWith = (
  { environment, hosts }: Pick<Settings, 'environment' | 'hosts'>,
  country: CountryCode,
  origin: string,
): Hosts => ({ ...hostsOf(environment, country, origin), ...hosts });

/** Possible sources of the country, in order of priority. */
interface CountryHints {
  /** The query parameter `pais`. */
  pais: string | undefined;
  /** `pais` of an earlier page of this visit. */
  storedCountry: string | undefined;
  /** The build setting `VITE_COUNTRY`. */
  setting: string | undefined;
  /** The host name of the page, with or without a port. */
  host: string;
  /** Whether the mock backend may answer this build; only then `pais` and `storedCountry` count. */
  mockBuild: boolean;
}

/** The country whose code the text is, case-insensitive. */
export function parseCountry(text: string): CountryCode | undefined {
  const code = text.toLowerCase();
  return isCountryCode(code) ? code : undefined;
}

/** The first and the last label of a host name. */
const labels = /^[^.]+|[^.]+(?=\.?$)/g;

/**
 * The country in the last or else the first label of a host name; Argentina if there is none (COUNTRY-03). `hostname`
 * is lower case and without port, as in `location.hostname`.
 */
export const countryOfHost = (hostname: string): CountryCode =>
  hostname.match(labels)?.findLast(isCountryCode) ?? 'ar';

/** The country of this visit (COUNTRY-03); Argentina by default. */
export function countryOf({ pais, storedCountry, setting, host, mockBuild }: CountryHints): CountryCode {
  // Stryker disable next-line ArrayDeclaration: the fallback matches nothing, whatever it is
  const hints = [...(mockBuild ? [pais, storedCountry] : []), setting];
  // Stryker disable next-line StringLiteral: the fallback matches nothing, whatever it is
  const chosen = hints.map((hint = '') => parseCountry(hint)).find((country) => country !== undefined);
  // Stryker disable next-line Regex: only an IPv6 address has another colon, and it names no country
  return chosen ?? countryOfHost(host.toLowerCase().replace(/:\d*$/, ''));
}
