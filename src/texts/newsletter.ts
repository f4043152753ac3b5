import { textBundle } from './textBundle.ts';

/** Texts of the end of a subscription. */
export const newsletterTexts = textBundle({
  newsletter: {
    title: 'Newsletter',
    help: 'Si cancela su suscripción, no le enviaremos más novedades a su e-mail.',
    send: 'Cancelar suscripción',
    done: 'Su suscripción fue cancelada.',
  },
});
