import { grouped, plural, textBundle } from './textBundle.ts';

/** Texts of products, for all screens. */
export const productTexts = textBundle({
  product: {
    soldOut: 'Sin stock',
    eco: 'Moda sostenible',
    sponsored: 'Patrocinado',
  },
  stock: {
    last: '¡Última unidad!',
    lastTwo: '¡Quedan 2 unidades!',
  },
  delivery: {
    free: 'Envío gratis',
    fast: 'Envío en moto en 24 horas',
  },
  price: {
    now: 'Ahora',
    before: 'Precio anterior',
    discount: 'Descuento',
    less: (percent: number) => `−${percent}\u00a0%`,
  },
});

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
