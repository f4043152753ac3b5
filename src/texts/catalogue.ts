import { grouped, plural, textBundle } from './textBundle.ts';

/** Texts of lists. */
export const catalogueTexts = textBundle({
  catalogue: {
    path: 'Ruta',
    filter: 'Filtrar',
    filters: 'Filtros aplicados y frecuentes',
    applied: (count: number) => plural(count, 'filtro aplicado', 'filtros aplicados'),
    unavailable: 'Los filtros no están disponibles ahora.',
    more: 'Cargar más productos',
    before: 'Ver anteriores',
    shown: (shown: number, total: number) => `${grouped(shown)} de ${plural(total, 'producto', 'productos')}`,
  },
});
