import { plural } from './plural.ts';
import { textBundle } from './textBundle.ts';

/** Texts of the search. */
export const searchTexts = textBundle({
  search: {
    box: 'Buscar productos y marcas',
    clear: 'Borrar lo escrito',
    recent: 'Búsquedas recientes',
    removeAll: 'Borrar todo',
    remove: (term: string) => `Quitar ${term}`,
    suggestions: 'Sugerencias',
    count: (count: number) => plural(count, 'sugerencia', 'sugerencias'),
    none: 'Sin sugerencias.',
    brands: 'Marcas',
    products: 'Productos',
  },
});
