import { textBundle } from './textBundle.ts';

/** Texts about taking a purchase back, and about who sells. */
export const withdrawalTexts = textBundle({
  withdrawal: {
    none: 'Todavía no hay información.',
    notShown: 'No se pudo cargar el texto.',
    toHelp: 'Ver la ayuda',
    seller: 'Datos del vendedor',
  },
});
