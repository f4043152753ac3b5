import { textBundle } from './textBundle.ts';

export const cartTexts = textBundle(
  {
    cart: {
      empty: 'Su carrito está vacío.',
      emptyHint: 'Lo que agregue va a estar aquí.',
      toShop: 'Ir a comprar',
      subtotal: 'Subtotal',
      total: 'Total',
      undo: 'Deshacer',
      undoOf: (name: string) => `volver a agregar ${name}`,
      remove: (name: string) => `Quitar ${name}`,
      saveForLater: 'Guardar para después',
      quantityOf: (name: string) => `Cantidad de ${name}`,
      fewer: 'Uno menos',
      more: 'Uno más',
      maxPerItem: 'Puede llevar hasta 10 unidades.',
      maxInStock: 'No hay más unidades disponibles.',
      soldBy: (seller: string) => `Vendido por ${seller}`,
      freeShipping: 'Envío gratis',
      hasFreeShipping: 'Tiene envío gratis',
      untilFreeShipping: (amount: string) => `Agregue ${amount} más para obtener envío gratis`,
      now: 'Ahora',
      before: 'Precio anterior',
      each: 'por unidad',
      discount: 'Descuento',
      shipping: 'Envío',
      free: 'Gratis',
      toBeCalculated: 'A calcular',
      coupons: 'Cupones',
      addCoupon: 'Agregar un cupón',
      removeCoupon: 'Quitar',
      coupon: (code: string) => `cupón ${code}`,
      mayBeOld: 'No pudimos actualizar su carrito.',
      size: (size: string) => `Talle ${size}`,
    },
  },
  {
    cl: { cart: { size: (size: string) => `Talla ${size}` } },
    co: { cart: { size: (size: string) => `Talla ${size}` } },
  },
);

export const checkoutTexts = textBundle({
  checkout: {
    finish: 'Finalizar compra',
    /** Shown while the checkout waits for pending changes. */
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

export const savedLinesTexts = textBundle({
  savedLines: {
    title: 'Guardados para después',
    hint: 'Quedan en este dispositivo.',
    move: 'Mover al carrito',
    remove: 'Quitar',
    gone: 'Este producto ya no está a la venta.',
  },
});
