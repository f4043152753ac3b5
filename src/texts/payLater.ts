import { textBundle } from './textBundle.ts';

/** Texts of buy now, pay later. */
export const payLaterTexts = textBundle({
  payLater: { title: 'Compre ahora, pague después', hint: 'Se elige al pagar.' },
});
