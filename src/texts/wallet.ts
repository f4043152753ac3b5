import { textBundle } from './textBundle.ts';

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
