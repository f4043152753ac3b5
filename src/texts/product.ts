import { textBundle } from './textBundle.ts';

/** Texts of products, wherever they are shown. */
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
