import { textBundle } from './textBundle.ts';

const units = (count: number) => (count === 1 ? '1 unidad' : `${count} unidades`);

/** Texts about changes of cart and wishlist that wait to be sent (KEEP-02). */
export const syncQueueTexts = textBundle({
  syncQueue: {
    pending: 'Pendiente de sincronizar',
    what(name: string, quantity: number, isInCart: boolean) {
      if (quantity === 0) return `Quitar ${name}`;
      return isInCart ? `${name}: ${units(quantity)}` : `Agregar ${name}: ${units(quantity)}`;
    },
    favourite: (name: string, isSaved: boolean) =>
      isSaved ? `Agregar ${name} a favoritos` : `Quitar ${name} de favoritos`,
    removed: 'Producto removido del carrito.',
    saved: 'Producto guardado para después.',
    discard: 'Descartar',
    sums: 'Los importes no incluyen estos cambios.',
    unreadable: 'No pudimos leer algunos cambios pendientes de su carrito.',
    synced: 'Sus cambios pendientes ya están en el carrito.',
    syncedFavourites: 'Sus favoritos ya están al día.',
  },
});
