import { textBundle } from './textBundle.ts';

/** Texts of products, on cards and on the product page. */
export const productTexts = textBundle(
  {
    product: {
      pictures: 'Fotos del producto',
      picture: (number: number, count: number) => `Foto ${number} de ${count}`,
      size: 'Talle',
      chooseSize: 'Seleccione su talle',
      buy: 'Compra',
      add: 'Agregar al carrito',
      soldOut: 'Sin stock',
      otherColors: 'Otros colores',
      description: 'Descripción',
      soldBy: (seller: string) => `Vendido por ${seller}`,
      color: (name: string) => `Color ${name}`,
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
  },
  {
    cl: { product: { size: 'Talla', chooseSize: 'Seleccione su talla' } },
    co: { product: { size: 'Talla', chooseSize: 'Seleccione su talla' } },
  },
);
