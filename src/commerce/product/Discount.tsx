import { useTexts } from '#commerce/useTexts.ts';
import { productTexts } from '#texts/product.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';

/** The discount on the earlier price, in whole percent (FMT-09). */
export function Discount({ percent }: { percent: number }) {
  const { price } = useTexts(productTexts);
  return (
    <>
      <VisuallyHidden>{`${price.discount} `}</VisuallyHidden>
      <span>{price.less(percent)}</span>
    </>
  );
}
