import { textBundle } from './textBundle.ts';

/** Texts of sharing the address of a product. */
export const shareTexts = textBundle({
  share: {
    share: 'Compartir',
    copied: 'Enlace copiado.',
    notCopied: (url: string) => `No pudimos copiar el enlace. Es ${url}`,
  },
});
