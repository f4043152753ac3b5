import type { productTexts } from './product.ts';
import { plural, textBundle, type TextsOf } from './textBundle.ts';

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

type Texts = TextsOf<[typeof filtersTexts, typeof productTexts]>;

/** The texts of filter chips, for deferred code: the first script carries none of them. */
export const chipTextsOf = ({
  delivery,
  filters,
  product,
}: Pick<Texts, 'delivery' | 'filters' | 'product'>) => ({
  range: (low: string, high: string) => `${low} - ${high}`,
  /** Of switches by their parameter, for a list whose filters are not known (FILT-20, CAT-27). */
  switches: {
    free_shipping: delivery.free,
    fast_shipping: delivery.fast,
    special_price: filters.sale,
    moda_sostenible: product.eco,
  },
  /** A value without a label: 'new-balance' as 'New balance'. */
  spelled: (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll(/[-_]/g, ' '),
});

/** Texts of range filters, by the unit of the range. */
export const filterRangesTexts = textBundle({
  ends: {
    least: 'Mínimo',
    most: 'Máximo',
  },
  price: {
    belowCheapest: (least: string) => `El precio mínimo no puede ser menor a ${least}.`,
    aboveDearest: (most: string) => `El precio máximo no puede ser mayor a ${most}.`,
    crossed: 'El precio mínimo no puede superar al máximo.',
    unreadable: (example: string) => `Ingrese el precio en números, por ejemplo ${example}.`,
  },
  percent: {
    belowCheapest: (least: string) => `El descuento mínimo no puede ser menor a ${least}.`,
    aboveDearest: (most: string) => `El descuento máximo no puede ser mayor a ${most}.`,
    crossed: 'El descuento mínimo no puede superar al máximo.',
    unreadable: (example: string) => `Ingrese un porcentaje sin decimales, por ejemplo ${example}.`,
  },
  number: {
    belowCheapest: (least: string) => `El mínimo no puede ser menor a ${least}.`,
    aboveDearest: (most: string) => `El máximo no puede ser mayor a ${most}.`,
    crossed: 'El mínimo no puede superar al máximo.',
    unreadable: (example: string) => `Ingrese un número sin decimales, por ejemplo ${example}.`,
  },
});
