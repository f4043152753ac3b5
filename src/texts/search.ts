import { plural, textBundle } from './textBundle.ts';

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

/** Texts of a corrected spelling and of a search without results. */
export const correctionTexts = textBundle({
  correction: {
    /** Followed by the corrected phrase, and then by a link with `asTyped`. */
    shownFor: (phrase: string) => `Mostramos resultados de "${phrase}".`,
    asTyped: (phrase: string) => `Buscar "${phrase}"`,
    didYouMean: '¿Quiso decir',
    fewer: 'Pruebe con menos palabras',
  },
});

/** Texts of lists without products. */
export const emptyListsTexts = textBundle({
  emptyLists: {
    empty: 'Todavía no hay productos aquí.',
    emptyHint: 'Vuelva en un rato, o mire otra categoría.',
    noResults: (term: string) => `No encontramos resultados para "${term}".`,
    noResultsHint: 'Revise cómo está escrito, o mire las categorías.',
    topSearches: 'Lo más buscado',
  },
});

/** Texts of a search whose address is broken. */
export const unreadableSearchTexts = textBundle({
  unreadableSearch: {
    title: 'No pudimos leer su búsqueda.',
    hint: 'La dirección está incompleta o dañada. Escriba de nuevo lo que busca.',
    searchAgain: 'Buscar de nuevo',
  },
});
