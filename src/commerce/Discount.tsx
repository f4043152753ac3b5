import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useShop } from './shop.ts';

/** How much less a product costs than before, in whole percent (FMT-09). */
export function Discount({ percent }: { percent: number }) {
  const { price } = useShop().texts;
  return (
    <>
      <VisuallyHidden>{price.discount} </VisuallyHidden>
      {price.less(percent)}
    </>
  );
}
