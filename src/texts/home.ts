import { textBundle } from './textBundle.ts';

export const homeTexts = textBundle({
  home: {
    empty: 'Estamos renovando la vidriera.',
    emptyHint: 'Vuelva en un rato, o compre por código.',
    more: 'Ver más',
    greeting: (name: string) => `Hola, ${name}.`,
    segments: 'Secciones',
    orderByCode: 'Comprar por código',
  },
});

export const orderByCodeTexts = textBundle({
  orderByCode: {
    help: 'El código está en la etiqueta del producto y en el catálogo, por ejemplo ZP0001-38.',
    item: 'Código del producto',
    quantity: 'Cantidad',
    send: 'Agregar al carrito',
  },
});
