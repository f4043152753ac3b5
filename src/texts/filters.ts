import { plural } from './plural.ts';
import { textBundle } from './textBundle.ts';

/** Texts of filters, sort orders and their sheets. */
export const filtersTexts = textBundle({
  filters: {
    title: 'Filtros',
    remove: (label: string) => `Quitar filtro ${label}`,
    removeLast: 'Quitar el último filtro',
    none: 'Ningún producto coincide con los filtros.',
    noneHint: 'Quite un filtro para ver más productos.',
    sale: 'Ofertas',
    apply: 'Aplicar',
    see: (count: number) => `Ver ${plural(count, 'producto', 'productos')}`,
    clear: 'Limpiar',
    restore: 'Restaurar',
    any: 'Cualquiera',
    searchIn: (name: string) => `Buscar en ${name}`,
    noMatchingOption: 'No hay opciones con ese nombre.',
    order: 'Ordenar',
    orderBy: 'Ordenar por',
  },
});
