import { textBundle } from './textBundle.ts';

/** Texts of the help. */
export const helpTexts = textBundle({
  help: {
    title: 'Ayuda',
    search: 'Buscar en la ayuda',
    notFound: 'Ninguna pregunta coincide con su búsqueda.',
    none: 'Todavía no hay preguntas.',
    noAnswer: 'No se pudo cargar la respuesta.',
  },
});
