import { textBundle } from './textBundle.ts';

const tallas = {
  yours: 'Su talla',
  system: 'Sistema de tallas',
  toSizes: 'Elegir talla',
  noTables: 'Todavía no hay tablas de tallas.',
};

export const sizesTexts = textBundle(
  {
    sizes: {
      yours: 'Su talle',
      system: 'Sistema de talles',
      toSizes: 'Elegir talle',
      noAnswer: 'Sin equivalencia',
      allTables: 'Ver todas las tablas',
      noTables: 'Todavía no hay tablas de talles.',
    },
  },
  { cl: { sizes: tallas }, co: { sizes: tallas } },
);
