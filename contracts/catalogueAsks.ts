import { aCatalogueBody } from '#fixtures/catalogue.ts';

// What the contracts of a list ask for, of its first and of its full answer.

export const path = '/mujer/calzado/';
export const calzado = {
  kind: 'category',
  ...aCatalogueBody({ path, locationCode: '5-120', userId: '140' }),
} as const;
export const botas = { kind: 'search', ...aCatalogueBody({ path: '/catalog/', q: 'botas' }) } as const;
export const envios = { kind: 'static-page', ...aCatalogueBody({ path: '/ac-envios/' }) } as const;
/** Filters that leave nothing. */
export const nothingFits = [{ name: 'price', values: ['1-2'] }];
/** A page that nobody knows. */
export const nowhere = { kind: 'category', ...aCatalogueBody({ path: '/nada/de-esto/' }) } as const;
