import { textBundle } from './textBundle.ts';

const talla = {
  size: 'Talla',
  chooseSize: 'Seleccione su talla',
  sizeTable: 'Tabla de tallas',
  yourSize: (size: string) => `Su talla: ${size}`,
  sizeMissing: (size: string) => `La talla ${size} no está disponible en este color.`,
};

/** Texts of the product page. */
export const productPageTexts = textBundle(
  {
    productPage: {
      pictures: 'Fotos del producto',
      picture: (number: number, count: number) => `Foto ${number} de ${count}`,
      enlarge: 'Ampliar foto',
      size: 'Talle',
      chooseSize: 'Seleccione su talle',
      sizeTable: 'Tabla de talles',
      yourSize: (size: string) => `Su talle: ${size}`,
      sizeMissing: (size: string) => `El talle ${size} no está disponible en este color.`,
      noneLeft: 'No quedan unidades de este producto.',
      buy: 'Compra',
      add: 'Agregar al carrito',
      otherColors: 'Otros colores',
      description: 'Descripción',
      soldBy: (seller: string) => `Vendido por ${seller}`,
      color: (name: string) => `Color ${name}`,
    },
  },
  { cl: { productPage: talla }, co: { productPage: talla } },
);
