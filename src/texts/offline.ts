import { textBundle } from './textBundle.ts';

const tallas = { offline: { sizes: 'Tabla de tallas' } };

/** Texts of the late chunk about stored content and new versions (PWA-05, PWA-06). */
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
