import { textBundle } from './textBundle.ts';
import { grouped, plural } from './plural.ts';

/** Texts of lists. */
export const catalogueTexts = textBundle({
  catalogue: {
    path: 'Ruta',
    more: 'Cargar más productos',
    before: 'Ver anteriores',
    shown: (shown: number, total: number) => `${grouped(shown)} de ${plural(total, 'producto', 'productos')}`,
    empty: 'Todavía no hay productos aquí.',
    emptyHint: 'Vuelva en un rato, o mire otra categoría.',
    noResults: (term: string) => `No encontramos resultados para "${term}".`,
    noResultsHint: 'Revise cómo está escrito, o mire las categorías.',
  },
  search: {
    top: 'Lo más buscado',
  },
  coupon: {
    copy: 'Copiar cupón',
    copied: 'Cupón copiado.',
    notCopied: (code: string) => `No pudimos copiar el cupón. El código es ${code}.`,
  },
});
