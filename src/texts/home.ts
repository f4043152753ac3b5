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
