import { textBundle } from './textBundle.ts';

/** Texts of the install manifest that no screen has. */
export const shortcutsTexts = textBundle({
  shortcuts: {
    orders: 'Mis pedidos',
    homePicture: 'Inicio de la tienda',
    listPicture: 'Una categoría con sus productos',
    productPicture: 'Un producto con sus fotos y su precio',
  },
});
