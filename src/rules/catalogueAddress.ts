import { keptParameters } from './keptParameters.ts';

/** An address of the catalogue: its path with a slash at the end, and the parameters it asks with. */
export interface CatalogueAddress {
  path: string;
  parameters: URLSearchParams;
}

/** A path with a slash at its end, under which the catalogue knows it (FILT-12). */
export const withSlash = (path: string): string => path.replace(/\/?$/, '/');

/** Reads the path and query of an address of the catalogue (FILT-12, ROUTE-42). Never throws. */
export function catalogueAddress(url: string): CatalogueAddress {
  const [address = ''] = url.split('#', 1);
  const at = address.indexOf('?');
  const path = at < 0 ? address : address.slice(0, at);
  return {
    path: withSlash(path),
    parameters: keptParameters(at < 0 ? '' : address.slice(at)),
  };
}

/** Path and query as one text. */
export function addressText({ path, parameters }: CatalogueAddress): string {
  const query = parameters.toString();
  return query === '' ? path : `${path}?${query}`;
}

/** The number of the page that an address asks for; undefined where it names none (CAT-18). */
export function pageIn({ parameters }: CatalogueAddress): number | undefined {
  const text = parameters.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

/** The address of a page of the list that an address shows; the first one has no number (CAT-19). */
export function addressOfPage(url: string, page: number): string {
  const address = catalogueAddress(url);
  address.parameters.delete('page');
  if (page > 1) address.parameters.set('page', String(page));
  return addressText(address);
}
