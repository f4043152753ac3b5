import { textBundle } from './textBundle.ts';

/** Texts of the page in place of a shop that cannot open. */
export const unavailableTexts = textBundle({
  unavailable: {
    title: 'La tienda no está disponible.',
    text: 'Vuelva a intentarlo en unos minutos. Su carrito sigue como estaba.',
  },
});
