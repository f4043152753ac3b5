import { textBundle } from './textBundle.ts';

/** Texts of the cart screen. */
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
