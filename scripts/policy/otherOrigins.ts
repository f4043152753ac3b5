import type { CountryCode } from '#countries/country.ts';
import { type Hosts, hostsOf } from '#countries/hosts.ts';
import { readSettings } from '#rules/settings.ts';

const countries: readonly CountryCode[] = ['ar', 'cl', 'co', 'br'];
const called = ['api', 'bff', 'cms', 'tracking', 'flags'] as const;

/** An address without an origin stands on the page's own. */
const originOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : []);

/**
 * The other origins that a shop with this block `config` calls, and takes pictures from, in all its countries
 * (COUNTRY-15, COUNTRY-16, COUNTRY-20). None in development, where everything stands on the page's own.
 */
export function otherOrigins(config: string | undefined) {
  const { environment, hosts } = readSettings(config);
  const all = countries.map((country) => hostsOf(environment, country, ''));
  const addressesOf = (name: keyof Hosts) => [...new Set(all.map((each) => hosts[name] ?? each[name]))];
  const originsOf = (names: readonly (keyof Hosts)[]) => names.flatMap(addressesOf).flatMap(originOf);
  return { connect: originsOf(called), images: originsOf(['images']) };
}
