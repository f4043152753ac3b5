import { textBundle } from './textBundle.ts';

/** Texts of a corrected spelling and of a search without results, whose code is loaded late. */
export const correctionTexts = textBundle({
  correction: {
    /** Followed by the corrected phrase, and then by a link with `asTyped`. */
    shownFor: (phrase: string) => `Mostramos resultados de "${phrase}".`,
    asTyped: (phrase: string) => `Buscar "${phrase}"`,
    didYouMean: '¿Quiso decir',
    fewer: 'Pruebe con menos palabras',
  },
});
