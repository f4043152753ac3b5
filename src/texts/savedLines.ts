import { textBundle } from './textBundle.ts';

/** Texts of the lines that were saved for later. */
export const savedLinesTexts = textBundle({
  savedLines: {
    title: 'Guardados para después',
    hint: 'Quedan en este dispositivo.',
    move: 'Mover al carrito',
    remove: 'Quitar',
    gone: 'Este producto ya no está a la venta.',
  },
});
