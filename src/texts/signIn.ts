import { plural } from './plural.ts';
import { textBundle } from './textBundle.ts';

/** Messages after a sign in. */
export const signInTexts = textBundle({
  signIn: {
    merged: (count: number) =>
      `Sumamos ${plural(count, 'producto', 'productos')} que ya tenía en su carrito.`,
  },
});
