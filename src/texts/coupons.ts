import { textBundle } from './textBundle.ts';

export const couponsTexts = textBundle({
  coupons: {
    field: 'Código del cupón',
    add: 'Agregar',
    copiedHelp: 'Es el cupón que usted copió.',
    added: 'Cupón agregado.',
    removed: 'Cupón removido.',
    own: 'Cupones de sus membresías',
    use: 'Usar',
  },
  couponFaults: {
    COUPON_INVALID: 'El cupón no es válido.',
    COUPON_ENTER_VALID: 'Ingrese un cupón válido.',
    COUPON_PRODUCT_NOT_INCLUDED: 'El producto no forma parte del beneficio.',
    COUPON_REMOVE_FAILED: 'Error al remover el cupón.',
    COUPON_MAX_DISCOUNT: 'Se alcanzó el descuento máximo.',
    COUPON_MAX_COUPONS: 'Se alcanzó la cantidad máxima de cupones.',
    COUPON_NOT_COMBINABLE: 'El cupón no es acumulable con promociones.',
    COUPON_NOT_ON_DISCOUNTED: 'El cupón no aplica a productos con descuento.',
    COUPON_NOT_ON_GIFT_CARD: 'El cupón no aplica a tarjetas de regalo.',
    COUPON_RECENT_PURCHASE_ONLY: 'El cupón solo aplica con compras recientes.',
    COUPON_CREDIT_LIMIT: 'Se alcanzó el límite de cupones de crédito.',
    offline: 'No hay conexión disponible.',
    addFailed: 'Error al agregar el cupón.',
    removeFailed: 'Error al remover el cupón.',
  },
  /** What the shopper can do about each. */
  couponHints: {
    COUPON_INVALID: 'Revise el código y su fecha de vencimiento.',
    COUPON_ENTER_VALID: 'Escriba el código como figura en su cupón.',
    COUPON_PRODUCT_NOT_INCLUDED: 'Úselo con los productos que el beneficio indica.',
    COUPON_REMOVE_FAILED: 'Vuelva a intentarlo.',
    COUPON_MAX_DISCOUNT: 'Quite otro cupón para usar este.',
    COUPON_MAX_COUPONS: 'Quite otro cupón para usar este.',
    COUPON_NOT_COMBINABLE: 'Úselo en una compra sin otras promociones.',
    COUPON_NOT_ON_DISCOUNTED: 'Úselo con productos sin descuento.',
    COUPON_NOT_ON_GIFT_CARD: 'Quite las tarjetas de regalo del carrito para usarlo.',
    COUPON_RECENT_PURCHASE_ONLY: 'Ingrese con la cuenta de su compra reciente.',
    COUPON_CREDIT_LIMIT: 'Quite otro cupón de crédito para usar este.',
    offline: 'Un cupón no queda pendiente: vuelva a intentarlo cuando tenga conexión.',
    addFailed: 'Su carrito sigue como estaba. Vuelva a intentarlo.',
    removeFailed: 'Su carrito sigue como estaba. Vuelva a intentarlo.',
  },
});

/** Texts of the coupon of a list. */
export const couponTexts = textBundle({
  coupon: {
    copy: 'Copiar cupón',
    copied: 'Cupón copiado.',
    notCopied: (code: string) => `No pudimos copiar el cupón. El código es ${code}.`,
  },
});

export const membershipsTexts = textBundle({
  memberships: {
    title: 'Mis membresías',
    none: 'No tiene membresías activas.',
    noneHint: 'Cuando tenga una, va a ver aquí sus beneficios y cupones.',
    until: (day: string) => `Vence el ${day}`,
    expired: (day: string) => `Venció el ${day}`,
    coupon: 'Su cupón',
    noContent: 'No se pudieron cargar los beneficios.',
  },
});
