import { textBundle } from './textBundle.ts';

/** Texts of the popup after adding. */
export const popupTexts = textBundle(
  {
    popup: {
      continueShopping: 'Seguir comprando',
      close: 'Cerrar',
      size: (size: string) => `Talle ${size}`,
    },
  },
  {
    cl: { popup: { size: (size: string) => `Talla ${size}` } },
    co: { popup: { size: (size: string) => `Talla ${size}` } },
  },
);

const tallas = { offline: { sizes: 'Tabla de tallas' } };

/** Texts of the deferred chunk about stored content and new versions (PWA-05, PWA-06). */
export const offlineTexts = textBundle(
  {
    offline: {
      updated: (minutes: number) => `Actualizado hace ${minutes} min`,
      newVersion: 'Hay una nueva versión disponible.',
      update: 'Actualizar',
      later: 'Ahora no',
      notStored: 'Esta página no está guardada en su teléfono.',
      stored: 'Sin conexión puede abrir:',
      sizes: 'Tabla de talles',
    },
  },
  { cl: tallas, co: tallas },
);

/** Texts at the foot of a screen, and of the pages that it links to. */
export const footTexts = textBundle(
  { foot: { withdrawal: 'Botón de arrepentimiento' } },
  {
    cl: { foot: { withdrawal: 'Derecho a retracto' } },
    co: { foot: { withdrawal: 'Derecho de retracto' } },
    br: { foot: { withdrawal: 'Derecho de arrepentimiento' } },
  },
);
