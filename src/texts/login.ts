import { textBundle } from './textBundle.ts';

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

export const registerTexts = textBundle({
  register: {
    title: 'Registrarse',
    news: 'Quiero recibir novedades y promociones',
    send: 'Registrarse',
    hasAccount: '¿Ya tiene cuenta?',
    login: 'Ingresar',
  },
});

export const recoveryTexts = textBundle({
  recovery: {
    title: 'Recuperar contraseña',
    help: 'Le enviaremos un e-mail con un enlace para elegir otra contraseña.',
    send: 'Enviar e-mail',
    login: 'Volver a ingresar',
  },
});

/** Texts of the registration by the profile of a social provider. */
export const socialSignUpTexts = textBundle({
  socialSignUp: {
    title: 'Complete sus datos',
    help: 'Facebook no nos dio todos los datos que necesitamos.',
    send: 'Continuar',
    noProfile: 'Ingrese con su cuenta de Facebook para continuar.',
    noProvider: 'Por ahora no se puede ingresar con Facebook.',
    social: 'Continuar con Facebook',
    login: 'Ingresar con e-mail',
  },
});
