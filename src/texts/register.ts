import { textBundle } from './textBundle.ts';

/** Texts of the registration. */
export const registerTexts = textBundle({
  register: {
    title: 'Registrarse',
    news: 'Quiero recibir novedades y promociones',
    send: 'Registrarse',
    hasAccount: '¿Ya tiene cuenta?',
    login: 'Ingresar',
  },
});
