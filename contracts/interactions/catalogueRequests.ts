import { aCatalogueBody } from '#fixtures/catalogue.ts';

// Requests of the list contracts, for the first and for the full answer.

export const path = '/mujer/calzado/';
export const calzado = {
  kind: 'category',
  ...aCatalogueBody({ path, locationCode: '5-120', userId: '140' }),
} as const;
export const botas = { kind: 'search', ...aCatalogueBody({ path: '/catalog/', q: 'botas' }) } as const;
export const envios = { kind: 'static-page', ...aCatalogueBody({ path: '/ac-envios/' }) } as const;
/** Filters without any match. */
export const filtersWithoutMatch = [{ name: 'price', values: ['1-2'] }];
/** A page that does not exist. */
export const unknownPage = { kind: 'category', ...aCatalogueBody({ path: '/nada/de-esto/' }) } as const;
