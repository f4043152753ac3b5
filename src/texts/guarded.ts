import { textBundle } from './textBundle.ts';

/** Texts of the screens for customers. */
export const guardedTexts = textBundle({
  guarded: { isSafe: 'Sus datos siguen en su cuenta.' },
});
