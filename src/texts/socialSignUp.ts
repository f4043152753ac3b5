import { textBundle } from './textBundle.ts';

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
