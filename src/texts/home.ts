import { textBundle } from './textBundle.ts';

/** Texts of home. */
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

/** Texts of the form for ordering by code. */
export const orderByCodeTexts = textBundle({
  orderByCode: {
    help: 'El código está en la etiqueta del producto y en el catálogo, por ejemplo ZP0001-38.',
    item: 'Código del producto',
    quantity: 'Cantidad',
    send: 'Agregar al carrito',
  },
});
