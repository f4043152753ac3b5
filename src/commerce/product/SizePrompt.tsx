import { useDeviceList } from '#commerce/device/useDeviceList.ts';
import { rememberedSize, shownSystem, withSize, withSystem } from '#rules/sizes/sizes.ts';
import type { Product } from '#schemas/product.ts';
import { sizeMemories } from './sizeMemories.ts';
import { SizeSheet } from './SizeSheet.tsx';

interface SizePromptProps {
  product: Product;
  open: boolean;
  /** Called with the item of the chosen size. */
  onChoose: (item: string) => void;
  onClose: () => void;
}

/** The question for a size away from the page of the product (PROD-08), with what the device remembers of sizes. */
export function SizePrompt({ product, open, onChoose, onClose }: SizePromptProps) {
  const { items: memories, change } = useDeviceList(sizeMemories);

  function choose(item: string) {
    const size = product.sizes.find(({ skuSimple }) => skuSimple === item);
    if (size) change((all) => withSize(all, product, size.numberSize));
    onChoose(item);
  }

  return (
    <SizeSheet
      product={product}
      buy={{ sheet: { open, view: 'sizes' }, choose, addSize: choose, dismiss: onClose }}
      yours={rememberedSize(memories, product)?.skuSimple}
      system={shownSystem(memories, product)}
      onSystem={(system) => change((all) => withSystem(all, product, system))}
    />
  );
}
