import { useMemo } from 'react';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import type { ChipTexts } from '#rules/filters/filterChips.ts';
import { rangeUnit } from '#rules/filters/ranges.ts';
import { filterChips, filtersTexts } from '#texts/filters.ts';
import { productTexts } from '#texts/product.ts';

/** The texts of chips, with amounts in their unit (FILT-21, CAT-50). */
export function useChipTexts(): ChipTexts {
  const { country } = useShop();
  const { delivery, filters, product } = useTexts(filtersTexts, productTexts);
  return useMemo(() => {
    const amount = (parameter: string, value: number) => rangeUnit(parameter, country).format(value);
    return { ...filterChips({ delivery, filters, product }), amount };
  }, [country, delivery, filters, product]);
}
