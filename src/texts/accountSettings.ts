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

/** Texts of two-step authentication in the account. */
export const enableAuthTexts = textBundle({
  enableAuth: {
    title: 'Verificación en dos pasos',
    help: 'Al ingresar desde un dispositivo nuevo le pedimos, además de la contraseña, un código que enviamos a su e-mail.',
    on: 'Activada',
    off: 'Desactivada',
    enable: 'Activar',
    disable: 'Desactivar',
    askDisable: '¿Desactivar la verificación en dos pasos?',
    afterDisable: 'Para ingresar a su cuenta alcanzará con la contraseña.',
    keep: 'Mantener activada',
    devices: 'Dispositivos registrados',
    devicesHelp: 'Desde ellos no le pedimos el código.',
    thisDevice: 'Este dispositivo',
    since: (day: string) => `Registrado el ${day}`,
    remove: 'Eliminar',
    removeDevice: (name: string) => `Eliminar ${name}`,
    askRemove: '¿Eliminar el dispositivo?',
    afterRemove: (name: string) => `La próxima vez que ingrese desde ${name} le pediremos el código.`,
    keepDevice: 'Conservar',
  },
});
