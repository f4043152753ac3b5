import { textBundle } from './textBundle.ts';

/** Texts of the customer's account. */
export const accountTexts = textBundle({
  account: {
    title: 'Mi cuenta',
    hello: (name: string) => `Hola, ${name}`,
    logout: 'Cerrar sesión',
  },
});
