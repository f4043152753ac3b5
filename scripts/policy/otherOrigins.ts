import type { CountryCode } from '#countries/country.ts';
import { type Hosts, hostsOf } from '#countries/hosts.ts';
import type { Settings } from '#schemas/settings.ts';

const countries: readonly CountryCode[] = ['ar', 'cl', 'co', 'br'];
const called = ['api', 'bff', 'cms', 'tracking', 'flags'] as const;

/** A relative address has the page's own origin. */
const originOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : []);

/**
 * The other origins that a shop with these settings uses for calls and pictures, in all countries (COUNTRY-15, COUNTRY-16,
 * COUNTRY-20). None in development, where every host is the page's own origin.
 */
export function otherOrigins({ environment, hosts }: Settings) {
  const all = countries.map((country) => hostsOf(environment, country, ''));
  const addressesOf = (name: keyof Hosts) => [...new Set(all.map((each) => hosts[name] ?? each[name]))];
  const originsOf = (names: readonly (keyof Hosts)[]) => names.flatMap(addressesOf).flatMap(originOf);
  return { connect: originsOf(called), images: originsOf(['images']) };
}
