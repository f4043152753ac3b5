import { textBundle } from './textBundle.ts';

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

/** Texts of the fields of a bank account (EXCH-07, EXCH-09). */
export const bankDataTexts = textBundle(
  {
    bankData: {
      ownerName: 'Nombre y apellido del titular',
      owner_document: 'DNI del titular',
      rut: 'RUT del titular',
      cbu: 'CBU',
      account_number: 'Número de cuenta',
      cuit_cuil: 'CUIT o CUIL del titular',
      accountType: 'Tipo de cuenta',
      checking: 'Cuenta corriente',
      savings: 'Caja de ahorro',
      ownerEmail: 'E-mail del titular',
    },
    /** How long a number is, where it is easily confused with another one. */
    bankDataHelp: {
      cbu: 'Son 22 dígitos. Están en el resumen o en la aplicación de su banco.',
      cuit_cuil: 'Son 11 dígitos.',
    },
  },
  {
    cl: { bankData: { savings: 'Cuenta de ahorro' } },
    co: { bankData: { owner_document: 'Número de documento del titular', savings: 'Cuenta de ahorros' } },
    br: { bankData: { owner_document: 'CPF del titular', savings: 'Cuenta de ahorro' } },
  },
);
