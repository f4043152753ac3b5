import { textBundle } from './textBundle.ts';

/** Texts of the recommended products. */
export const recommendedTexts = textBundle({
  recommended: { title: 'También le puede gustar', similar: 'Productos similares' },
});
