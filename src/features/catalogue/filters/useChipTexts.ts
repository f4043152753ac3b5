import { useMemo } from 'react';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import type { ChipTexts } from '#rules/filters/filterChips.ts';
import { formatMoney } from '#rules/product/money.ts';
import { filterChips } from '#texts/filterChips.ts';
import { filtersTexts } from '#texts/filters.ts';
import { productTexts } from '#texts/product.ts';

/** The texts of chips: prices as money of the country, discounts as percents (FILT-21, CAT-50). */
export function useChipTexts(): ChipTexts {
  const { country } = useShop();
  const { delivery, filters, product } = useTexts(filtersTexts, productTexts);
  return useMemo(() => {
    const { percent, ...others } = filterChips({ delivery, filters, product });
    const units: Readonly<Record<string, (amount: number) => string>> = {
      price: (amount) => formatMoney(amount, country),
      discount_range: percent,
    };
    return { ...others, amount: (parameter, amount) => units[parameter]?.(amount) ?? String(amount) };
  }, [country, delivery, filters, product]);
}
