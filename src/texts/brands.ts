import { textBundle } from './textBundle.ts';

/** Texts of the brands. */
export const brandsTexts = textBundle({
  brands: {
    title: 'Marcas',
    search: 'Buscar una marca',
    notFound: 'Ninguna marca coincide con su búsqueda.',
    none: 'Todavía no hay marcas.',
    more: 'Ver más marcas',
  },
});
