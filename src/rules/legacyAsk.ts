import { catalogueAddress, pageIn } from './catalogueAddress.ts';

/** The cookie with which the legacy catalogue tells its own variants from each other (API-36). */
export const hashCookie = 'hash_configuration';

/**
 * What the legacy catalogue is asked with for a page of an address (API-36, API-37): the path without its first slash,
 * and the parameters of the address under their own names. `hash` is the value of the cookie, if there is one.
 */
export function legacyAsk(url: string, hash: string | undefined): Record<'path' | (string & {}), string> {
  const address = catalogueAddress(url);
  const { path, parameters } = address;
  parameters.set('page', String(pageIn(address) ?? 1));
  if (path.startsWith('/ac-')) parameters.delete('q');
  if (hash) parameters.set(hashCookie, hash);
  return { ...Object.fromEntries(parameters), path: path.slice(1) };
}
