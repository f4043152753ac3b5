import { textBundle } from './textBundle.ts';

/** Messages about changes of the cart, for all screens. */
export const cartMessagesTexts = textBundle({
  cartMessages: {
    added: 'Producto agregado al carrito.',
    alreadyThere: 'El producto ya se encuentra en el carrito.',
    removedOutOfStock: 'Producto removido por falta de stock.',
    outOfStock: 'Producto sin stock.',
    couponsLost: (codes: string) =>
      `Su carrito se creó de nuevo sin sus cupones: ${codes}. Agréguelos otra vez.`,
    waits: 'Sin conexión: lo agregamos a su carrito cuando vuelva.',
    waitsForServer: 'Todavía no pudimos agregarlo a su carrito: lo seguimos intentando.',
    unknownCode: 'No encontramos un producto con ese código.',
  },
});
