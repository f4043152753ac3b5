import { textBundle } from './textBundle.ts';

/** Texts of the wallet and its movements. */
export const walletTexts = textBundle({
  wallet: {
    title: 'Mi billetera',
    balance: 'Saldo disponible',
    movements: 'Movimientos',
    none: 'Todavía no tiene movimientos.',
    toWallet: 'Ver mi billetera',
    amount: 'Monto',
    date: 'Fecha',
    expiry: 'Fecha de vencimiento',
    type: 'Tipo',
    description: 'Detalle',
    order: 'Pedido',
    until: (day: string) => `Vencimiento: ${day}`,
    noCash: 'Este saldo no puede canjearse por dinero en efectivo.',
  },
  movementTypes: {
    in: 'Ingreso',
    out: 'Egreso',
    return: 'Devolución',
    promotion: 'Promoción',
    gift_card: 'Tarjeta de regalo',
    expired: 'Vencido',
  },
});

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

/** Texts of a request to return money to a bank account. */
export const moneyReturnTexts = textBundle({
  moneyReturn: {
    ask: 'Solicitar devolución',
    amount: (amount: string) => `Vamos a devolver ${amount} a esta cuenta bancaria.`,
    send: 'Enviar solicitud',
    sent: 'Su solicitud fue enviada.',
    unclear:
      'No recibimos la respuesta: no sabemos si su solicitud fue enviada. Revise el importe disponible antes de enviarla otra vez.',
    nothingLeft: 'Ya no queda dinero para devolver.',
    changed: 'El importe cambió. Revíselo y envíe la solicitud otra vez.',
    reviewData: 'Revise los datos ingresados.',
  },
});
