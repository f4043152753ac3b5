import { textBundle } from './textBundle.ts';

/** Texts of a request to return money to a bank account. */
export const moneyReturnTexts = textBundle({
  moneyReturn: {
    ask: 'Solicitar devolución',
    amount: (amount: string) => `Vamos a devolver ${amount} a esta cuenta bancaria.`,
    send: 'Enviar solicitud',
    sent: 'Su solicitud fue enviada.',
    nothingLeft: 'Ya no queda dinero para devolver.',
    changed: 'El importe cambió. Revíselo y envíe la solicitud otra vez.',
    reviewData: 'Revise los datos ingresados.',
  },
});
