import { textBundle } from './textBundle.ts';

/** Texts of lists without products, whose code is loaded late. */
export const emptyListsTexts = textBundle({
  emptyLists: {
    empty: 'Todavía no hay productos aquí.',
    emptyHint: 'Vuelva en un rato, o mire otra categoría.',
    noResults: (term: string) => `No encontramos resultados para "${term}".`,
    noResultsHint: 'Revise cómo está escrito, o mire las categorías.',
    topSearches: 'Lo más buscado',
  },
});
