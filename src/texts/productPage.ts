import { textBundle } from './textBundle.ts';

const talla = {
  size: 'Talla',
  chooseSize: 'Seleccione su talla',
  sizeTable: 'Tabla de tallas',
  yourSize: (size: string) => `Su talla: ${size}`,
  sizeMissing: (size: string) => `La talla ${size} no está disponible en este color.`,
};

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

export const payLaterTexts = textBundle({
  payLater: { title: 'Compre ahora, pague después', hint: 'Se elige al pagar.' },
});

export const shareTexts = textBundle({
  share: {
    share: 'Compartir',
    copied: 'Enlace copiado.',
    notCopied: (url: string) => `No pudimos copiar el enlace. Es ${url}`,
  },
});

export const zoomTexts = textBundle({
  zoom: {
    title: 'Fotos ampliadas',
    picture: 'foto',
    previous: 'Foto anterior',
    next: 'Foto siguiente',
    larger: 'Acercar',
    smaller: 'Alejar',
  },
});
