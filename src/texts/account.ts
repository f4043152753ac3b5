import { plural, textBundle } from './textBundle.ts';

export const accountTexts = textBundle({
  account: {
    title: 'Mi cuenta',
    hello: (name: string) => `Hola, ${name}`,
    orders: 'Mis pedidos',
    wallet: 'Mi billetera',
    credits: 'Mis créditos',
    exchange: 'Cambios y devoluciones',
    wishlist: 'Mis favoritos',
    memberships: 'Mis membresías',
    addresses: 'Mis direcciones',
    edit: 'Editar mis datos',
    twoStep: 'Verificación en dos pasos',
    details: 'Mis datos',
    name: 'Nombre y apellido',
    logout: 'Cerrar sesión',
    leave: '¿Quiere cerrar la sesión?',
    keptInAccount: 'Sus datos y los productos de su carrito quedan guardados en su cuenta.',
    keptOnDevice: 'En este dispositivo quedan los productos que vio, sus búsquedas y la ciudad que eligió.',
    notSent: (count: number) =>
      `${plural(count, 'cambio', 'cambios')} sin enviar de su carrito o sus favoritos se ${count === 1 ? 'pierde' : 'pierden'} si cierra la sesión ahora.`,
    savedLost: (count: number) =>
      `${plural(count, 'producto guardado para después se pierde', 'productos guardados para después se pierden')} si cierra la sesión.`,
    stay: 'Seguir en mi cuenta',
  },
});

export const accountListTexts = textBundle({
  accountList: {
    more: 'Ver más',
  },
});

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
