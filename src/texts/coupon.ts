import { textBundle } from './textBundle.ts';

/** Texts of the coupon of a list. */
export const couponTexts = textBundle({
  coupon: {
    copy: 'Copiar cupón',
    copied: 'Cupón copiado.',
    notCopied: (code: string) => `No pudimos copiar el cupón. El código es ${code}.`,
  },
});
