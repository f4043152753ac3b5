import type { Settings } from '#schemas/settings.ts';
import type { CountryCode } from './country.ts';

/** Deployment environment (COUNTRY-15). */
export type Environment = Settings['environment'];

/** Base URLs; `bff` and `checkout` end with a slash where COUNTRY-16 and COUNTRY-19 have one. */
export type Hosts = Required<Settings['hosts']>;

/** Development: every host is the page's own origin, answered by the mock backend. */
function ownHosts(origin: string): Hosts {
  return {
    api: `${origin}/api`,
    bff: `${origin}/bff/`,
    cms: `${origin}/cms`,
    tracking: `${origin}/tracking`,
    flags: `${origin}/flags`,
    images: `${origin}/images`,
    desktop: '',
    checkout: `${origin}/_checkout/`,
  };
}

/**
 * Base URLs of an environment and a country (COUNTRY-16, COUNTRY-17, COUNTRY-19, COUNTRY-20). `origin` is the page's,
 * without trailing slash; only development uses it.
 */
export function hostsOf(environment: Environment, country: CountryCode, origin: string): Hosts {
  if (environment === 'development') return ownHosts(origin);
  const domain = `${environment === 'staging' ? 'staging.' : ''}tienda.example`;
  const host = (name: string) => `https://${name}-${country}.${domain}`;
  return {
    api: host('api'),
    bff: `${host('bff')}/`,
    cms: host('cms'),
    tracking: host('tracking'),
    flags: host('flags'),
    images: host('img'),
    desktop: host('www'),
    checkout: `${host('checkout')}/`,
  };
}
