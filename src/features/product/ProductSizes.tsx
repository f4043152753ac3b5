import { useEffect } from 'react';
import { useDeviceList } from '#commerce/device/useDeviceList.ts';
import { sizeMemories, SizeSheet } from '#commerce/product/SizeSheet.tsx';
import { rememberedSize, shownSystem, withSize, withSystem } from '#rules/sizes/sizes.ts';
import type { Product } from '#schemas/product.ts';
import type { Buy } from './useBuy.ts';

/**
 * The size sheet, and the memory of sizes: the remembered size of a product is preselected, and each choice of the shopper
 * is remembered (SIZE-03). Neither adds to the cart.
 */
export function ProductSizes({ product, buy }: { product: Product; buy: Buy }) {
  const { items: memories, change } = useDeviceList(sizeMemories);
  const { chosen, chosenBy, suggest, sheet } = buy;
  const remembered = rememberedSize(memories, product)?.skuSimple;

  useEffect(() => {
    if (remembered !== undefined) suggest(remembered);
    // oxlint-disable-next-line react/exhaustive-deps -- `suggest` is another function on each render, and does the same.
  }, [remembered]);

  const size = chosenBy === 'shopper' ? chosen?.numberSize : undefined;
  useEffect(() => {
    if (size !== undefined) change((all) => withSize(all, product, size));
  }, [change, product, size]);

  return (
    sheet.times > 0 && (
      <SizeSheet
        key={sheet.times}
        product={product}
        buy={buy}
        yours={remembered}
        system={shownSystem(memories, product)}
        onSystem={(system) => change((all) => withSystem(all, product, system))}
      />
    )
  );
}
