import { textBundle } from './textBundle.ts';

/** Texts of the wishlist: of its hearts, its messages and its screen. */
export const wishlistTexts = textBundle({
  heart: {
    save: (name: string) => `Guardar ${name} en favoritos`,
  },
  wishlist: {
    title: 'Mis favoritos',
    mustRegister: 'Debe registrarse para agregar a favoritos.',
    signIn: 'Ingresar',
    alreadyThere: 'El producto ya existe en favoritos.',
    added: 'El producto se agregó a favoritos.',
    removed: 'Producto removido de su lista de favoritos.',
    waits: 'Sin conexión: actualizamos sus favoritos cuando vuelva.',
    waitsForSession: 'Actualizamos sus favoritos en cuanto confirmemos su sesión.',
    undo: 'Deshacer',
    none: 'No tiene productos en favoritos.',
    noneHint: 'Toque el corazón de un producto para guardarlo aquí.',
    toShop: 'Ir a comprar',
    addToCart: 'Agregar al carrito',
    remove: 'Quitar',
    soldOut: 'Sin stock',
    gone: 'Este producto ya no está a la venta.',
  },
});

export const recentProductsTexts = textBundle({ recentProducts: { title: 'Visto hace poco' } });

export const recommendedTexts = textBundle({
  recommended: { title: 'También le puede gustar', similar: 'Productos similares' },
});

/** Texts of a row of products that can be added to the cart. */
export const shelfTexts = textBundle({ shelf: { add: 'Agregar' } });
