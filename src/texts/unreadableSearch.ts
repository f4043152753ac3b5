import { textBundle } from './textBundle.ts';

/** Texts of a search whose address is broken. */
export const unreadableSearchTexts = textBundle({
  unreadableSearch: {
    title: 'No pudimos leer su búsqueda.',
    hint: 'La dirección está incompleta o dañada. Escriba de nuevo lo que busca.',
    searchAgain: 'Buscar de nuevo',
  },
});
