import { textBundle } from './textBundle.ts';

/** Texts of the form in which a customer edits her account. */
export const editAccountTexts = textBundle({
  editAccount: {
    title: 'Editar mis datos',
    emailStays: 'El e-mail de la cuenta no se puede cambiar.',
    newsletters: 'Novedades por e-mail',
    passwordTitle: 'Cambiar contraseña',
    passwordHelp: 'Complete estos campos solo si quiere una contraseña nueva.',
    oldPassword: 'Contraseña actual',
    newPassword: 'Contraseña nueva',
    repeatPassword: 'Repetir contraseña nueva',
    send: 'Guardar cambios',
  },
});
