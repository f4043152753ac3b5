import type { Overrides } from './catalogue.ts';

/** What Colombia says otherwise (COUNTRY-11). */
export const esCo: Overrides = {
  words: {
    size: 'talla',
    sizes: 'tallas',
    sneaker: 'tenis',
    sneakers: 'tenis',
    region: 'departamento',
    regions: 'departamentos',
  },
  titles: { sizeTable: 'Tabla de tallas' },
  popup: { size: (size) => `Talla ${size}` },
  product: { size: 'Talla', chooseSize: 'Seleccione su talla' },
};
