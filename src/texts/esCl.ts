import type { Overrides } from './catalogue.ts';

/** What Chile says otherwise (COUNTRY-11). */
export const esCl: Overrides = {
  words: { size: 'talla', sizes: 'tallas', region: 'región', regions: 'regiones' },
  titles: { sizeTable: 'Tabla de tallas' },
  popup: { size: (size) => `Talla ${size}` },
  product: { size: 'Talla', chooseSize: 'Seleccione su talla' },
};
