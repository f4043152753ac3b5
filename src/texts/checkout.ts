import { textBundle } from './textBundle.ts';

/** Texts of the way from the cart to the checkout. */
export const checkoutTexts = textBundle({
  checkout: {
    finish: 'Finalizar compra',
    /** Said while the way to the checkout waits for what is under way. */
    wait: 'Espere: su carrito se está actualizando.',
    /** ERR-29, without a full stop. */
    outOfDate: 'El pedido que usted intenta comprar ya no se encuentra disponible',
    review: 'Esto cambió:',
    gone: (name: string) => `${name}: ya no está en el carrito.`,
    added: (name: string) => `${name}: se agregó al carrito.`,
    quantity: (name: string, from: number, to: number) => `${name}: ahora ${to} en lugar de ${from}.`,
    price: (name: string, from: string, to: string) => `${name}: ahora cuesta ${to} en lugar de ${from}.`,
    total: (from: string, to: string) => `Total: ahora ${to} en lugar de ${from}.`,
    unchecked: 'No pudimos verificar su carrito. Sigue como estaba: vuelva a intentarlo.',
  },
});
