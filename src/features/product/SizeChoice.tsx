import { useTexts } from '#commerce/useTexts.ts';
import { stockLabel } from '#rules/product/stockLabel.ts';
import type { ProductSize } from '#schemas/listing.ts';
import type { Product } from '#schemas/product.ts';
import { productTexts } from '#texts/product.ts';
import { SizeButtons } from '#ui/controls/SizeButtons.tsx';
import styles from './ProductContent.module.css';

interface SizeChoiceProps {
  product: Product;
  chosen: ProductSize | undefined;
  onChoose: (item: string) => void;
}

/** The sizes of a product, and what is left of the chosen one (SIZE-01, SHIP-07). */
export function SizeChoice({ product, chosen, onChoose }: SizeChoiceProps) {
  const { product: texts, stock: stockTexts } = useTexts(productTexts);
  const left = chosen && stockLabel(chosen.stock);
  return (
    <section className={styles.part}>
      <h2 className={styles.head}>{texts.size}</h2>
      <SizeButtons
        label={texts.size}
        options={product.sizes.map(({ skuSimple, numberSize, stock }) => ({
          id: skuSimple,
          label: numberSize,
          soldOut: stock > 0 ? undefined : texts.soldOut,
        }))}
        chosen={chosen?.skuSimple}
        onChoose={onChoose}
      />
      <output className={styles.left}>{left && stockTexts[left]}</output>
    </section>
  );
}
