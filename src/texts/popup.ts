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
