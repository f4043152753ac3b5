import { textBundle } from './textBundle.ts';

/** Texts of the smart banner. */
export const installTexts = textBundle({
  install: {
    title: (brand: string) => `Instale ${brand}`,
    text: 'A un toque en su teléfono.',
    install: 'Instalar',
    close: 'Cerrar',
    failed: 'No pudimos abrir la instalación. Puede instalar la tienda desde el menú del navegador.',
  },
});
