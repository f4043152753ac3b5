import type { CountryCode } from './country.ts';
import { type Environment, hostsOf } from './hosts.ts';

/**
 * The address of a country's own shop, with a slash at its end (REACH-06). In development it is a name below `localhost`,
 * which needs no setup, on the port of the page; Argentina, which a host without a country means, is `localhost` itself.
 */
export function shopAddress(environment: Environment, country: CountryCode, origin: string): string {
  // The host of its calls has a name in front of it.
  if (environment !== 'development')
    return `${hostsOf(environment, country, origin).api.replace('api-', '')}/`;
  const address = new URL('/', origin);
  address.hostname = country === 'ar' ? 'localhost' : `${country}.localhost`;
  return address.href;
}
