import { textBundle } from './textBundle.ts';

/** Texts of the password recovery. */
export const recoveryTexts = textBundle({
  recovery: {
    title: 'Recuperar contraseña',
    help: 'Le enviaremos un e-mail con un enlace para elegir otra contraseña.',
    send: 'Enviar e-mail',
    login: 'Volver a ingresar',
  },
});
