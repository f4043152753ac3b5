import type { CountryCode } from './country.ts';

/** Where the shop runs (COUNTRY-15). */
export type Environment = 'development' | 'staging' | 'production';

/** Base addresses; `bff` and `checkout` end with a slash where they have one in COUNTRY-16 and COUNTRY-19. */
export interface Hosts {
  api: string;
  bff: string;
  cms: string;
  tracking: string;
  flags: string;
  images: string;
  /** Empty where there is no desktop site, so that nobody is redirected (COUNTRY-17, APP-05). */
  desktop: string;
  checkout: string;
}

/** Development: everything stands on the page's own origin, answered by the mock backend. */
function ownHosts(origin: string): Hosts {
  return {
    api: `${origin}/api`,
    bff: `${origin}/bff/`,
    cms: `${origin}/cms`,
    tracking: `${origin}/tracking`,
    flags: `${origin}/flags`,
    images: `${origin}/images`,
    desktop: '',
    checkout: `${origin}/mock-checkout.html`,
  };
}

/**
 * The base addresses of an environment and a country (COUNTRY-16, COUNTRY-17, COUNTRY-19, COUNTRY-20).
 * `origin` is that of the page, without a slash at its end; only development uses it.
 */
export function hostsOf(environment: Environment, country: CountryCode, origin: string): Hosts {
  if (environment === 'development') return ownHosts(origin);
  const domain = environment === 'staging' ? 'staging.tienda.example' : 'tienda.example';
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
