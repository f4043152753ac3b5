import { textBundle } from './textBundle.ts';

/** Texts of the lists of the account. */
export const accountListTexts = textBundle({
  accountList: {
    more: 'Ver más',
  },
});
