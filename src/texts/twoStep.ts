import { textBundle } from './textBundle.ts';

/** Texts of the code of two-step authentication. */
export const twoStepTexts = textBundle({
  twoStep: {
    title: 'Ingrese el código',
    help: 'Le enviamos un código de 4 dígitos por e-mail.',
    code: 'Código',
    send: 'Verificar',
    resend: 'Enviar otro código',
    resent: 'Le enviamos otro código.',
  },
});
