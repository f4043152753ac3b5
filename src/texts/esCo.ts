import type { Overrides } from './catalogue.ts';

/** What Colombia says otherwise (COUNTRY-11). */
export const esCo: Overrides = {
  popup: { size: (size) => `Talla ${size}` },
  product: { size: 'Talla', chooseSize: 'Seleccione su talla' },
};
