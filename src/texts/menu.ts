import { textBundle } from './textBundle.ts';

/** Texts of the categories. */
export const menuTexts = textBundle({
  menu: {
    all: (name: string) => `Ver todo ${name}`,
    empty: 'Todavía no hay categorías.',
    account: 'Mi cuenta',
    help: 'Ayuda',
    country: 'País',
  },
});
