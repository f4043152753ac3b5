import { plural, textBundle } from './textBundle.ts';

/** Texts of the customer's account. */
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

/** Texts of the lists of the account. */
export const accountListTexts = textBundle({
  accountList: {
    more: 'Ver más',
  },
});
