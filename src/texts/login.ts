import { textBundle } from './textBundle.ts';

/** Texts of signing in. */
export const loginTexts = textBundle({
  login: {
    title: 'Ingresar',
    keepSession: 'Mantener sesión iniciada',
    send: 'Ingresar',
    social: 'Continuar con Facebook',
    recovery: 'Recuperar contraseña',
    noAccount: '¿Todavía no tiene cuenta?',
    register: 'Registrarse',
  },
});
