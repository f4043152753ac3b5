import { useTexts } from '#commerce/useTexts.ts';
import { stockLabel } from '#rules/product/offer.ts';
import type { Product } from '#schemas/product.ts';
import { productTexts } from '#texts/product.ts';
import { productPageTexts } from '#texts/productPage.ts';
import { SizeButtons } from '#ui/controls/SizeButtons.tsx';
import styles from './ProductContent.module.css';
import { SizeTableLink } from './SizeTableLink.tsx';
import type { Buy } from './useBuy.ts';

interface SizeChoiceProps {
  product: Product;
  buy: Buy;
  /** Whether the code of the size sheet has loaded. */
  ready: boolean;
}

/** The sizes of a product, and of the chosen one what is left and whether it is the remembered one (SIZE-01, SHIP-07). */
export function SizeChoice({ product, buy, ready }: SizeChoiceProps) {
  const {
    product: { soldOut },
    productPage: texts,
    stock: stockTexts,
  } = useTexts(productTexts, productPageTexts);
  const { chosen, chosenBy, choose, missing, openSheet } = buy;
  const left = chosen && stockLabel(chosen.stock);
  return (
    <section className={styles.part}>
      {product.sizes.length > 0 && (
        <div className={styles.headRow}>
          <h2 className={styles.head}>{texts.size}</h2>
          <SizeTableLink
            table={product.size_convertion_table}
            ready={ready}
            onOpen={() => openSheet('table')}
          />
        </div>
      )}
      <SizeButtons
        label={texts.size}
        options={product.sizes.map(({ skuSimple, numberSize, stock }) => ({
          id: skuSimple,
          label: numberSize,
          soldOut: product.available && stock > 0 ? undefined : soldOut,
        }))}
        chosen={chosen?.skuSimple}
        onChoose={choose}
      />
      <output className={styles.left}>
        {left && <span>{`${stockTexts[left]} `}</span>}
        {buy.soldOut && <span>{texts.noneLeft}</span>}
        {!buy.soldOut && missing !== undefined && <span>{texts.sizeMissing(missing)}</span>}
        {chosen && chosenBy === 'memory' && (
          <span className={styles.yours}>{texts.yourSize(chosen.numberSize)}</span>
        )}
      </output>
    </section>
  );
}
