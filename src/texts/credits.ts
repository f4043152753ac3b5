import { textBundle } from './textBundle.ts';

/** Texts of the credits. */
export const creditsTexts = textBundle({
  credits: {
    title: 'Mis créditos',
    none: 'Todavía no tiene créditos.',
    noneHint: 'Cuando reciba uno, va a verlo aquí.',
    toList: 'Ver mis créditos',
    available: 'Disponible',
    original: 'Monto original',
    used: 'Usado',
    created: 'Fecha de creación',
    expiry: 'Fecha de vencimiento',
    method: 'Origen',
    order: 'Pedido',
    until: (day: string) => `Vence el ${day}`,
    expired: (day: string) => `Venció el ${day}`,
    noCash: 'Este crédito no puede canjearse por dinero en efectivo.',
  },
  creditMethods: {
    refund: 'Devolución',
    promotion: 'Promoción',
    gift_card: 'Tarjeta de regalo',
  },
});
