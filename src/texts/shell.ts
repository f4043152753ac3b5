import { plural, textBundle } from './textBundle.ts';

/** Texts of the shell and of failures: part of the entry. */
export const shellTexts = textBundle({
  shell: {
    skipToContent: 'Ir al contenido',
    back: 'Volver',
    close: 'Cerrar',
    mainNavigation: 'Principal',
    loading: 'Cargando',
    home: 'Inicio',
    categories: 'Categorías',
    search: 'Buscar',
    saved: 'Favoritos',
    cart: 'Carrito',
    toCart: 'Ir al carrito',
    added: 'Agregado al carrito',
    description: 'Moda y calzado online.',
    products: (count: number) => plural(count, 'producto', 'productos'),
  },
  titles: {
    cart: 'Carrito',
  },
  errors: {
    generic: 'Ha ocurrido un error.',
    offline: 'No hay conexión disponible.',
    missingPage: 'La página solicitada no existe.',
    authorization: 'Error de autorización. Ingrese nuevamente.',
    signIn: 'Ingresar',
    retry: 'Reintentar',
    reload: 'Recargar',
    toHome: 'Ir al inicio',
    toCategories: 'Ver categorías',
    notPersisted: 'Este dispositivo no permite guardar su carrito: puede perderse al cerrar la página.',
  },
  safe: {
    generic: 'No se pudo cargar. ',
    cart: 'Su carrito sigue como estaba.',
    account: 'Sus datos siguen en su cuenta.',
    authorization: 'Sus pedidos y favoritos siguen en su cuenta.',
  },
});
