import { textBundle } from './textBundle.ts';

export const cityBannerTexts = textBundle({
  cityBanner: {
    title: '¿A qué ciudad enviamos?',
    text: 'Vea cuándo llega.',
    choose: 'Elegir ciudad',
    close: 'Cerrar',
  },
});

/** Texts of the question for consent (TRACK-38). */
export const consentTexts = textBundle({
  consent: {
    question: 'Usamos cookies de medición para mejorar su experiencia.',
    accept: 'Aceptar',
    refuse: 'Rechazar',
  },
});

export const installTexts = textBundle({
  install: {
    title: (brand: string) => `Instale ${brand}`,
    text: 'A un toque en su teléfono.',
    install: 'Instalar',
    close: 'Cerrar',
    failed: 'No pudimos abrir la instalación. Puede instalar la tienda desde el menú del navegador.',
  },
});

/** Texts of the install manifest that no screen has. */
export const shortcutsTexts = textBundle({
  shortcuts: {
    orders: 'Mis pedidos',
    homePicture: 'Inicio de la tienda',
    listPicture: 'Una categoría con sus productos',
    productPicture: 'Un producto con sus fotos y su precio',
  },
});
