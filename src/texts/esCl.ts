import type { Overrides } from './catalogue.ts';

/** What Chile says otherwise (COUNTRY-11). */
export const esCl: Overrides = {
  popup: { size: (size) => `Talla ${size}` },
  product: { size: 'Talla', chooseSize: 'Seleccione su talla' },
};
