import { useTexts } from '#commerce/useTexts.ts';
import { stockLabel } from '#rules/product/offer.ts';
import { type CheckedTable, ownSystem } from '#rules/sizes/checkSizeTable.ts';
import { convertSize, offeredSystems } from '#rules/sizes/sizes.ts';
import type { Product } from '#schemas/product.ts';
import { productTexts } from '#texts/product.ts';
import { sizesTexts } from '#texts/sizes.ts';
import { RadioTabs } from '#ui/controls/RadioTabs.tsx';
import { PictureFrame } from '#ui/layout/Picture.tsx';
import { ShopPicture } from './ShopPicture.tsx';
import styles from './SizeSheet.module.css';

interface SizeQuestionProps {
  product: Product;
  table: CheckedTable | undefined;
  /** The item of the remembered size. */
  yours: string | undefined;
  /** The system in which sizes are shown; '' for a product without a size table. */
  system: string;
  onSystem: (system: string) => void;
  /** Called with the item of a size in stock. */
  onChoose: (item: string) => void;
}

/**
 * The sizes of a product, each a button, in the chosen system with the shop's own beside it (SIZE-03). A size that the
 * table cannot convert is shown as the shop's own.
 */
export function SizeQuestion({ product, table, yours, system, onSystem, onChoose }: SizeQuestionProps) {
  const { product: texts, stock: stockTexts, sizes } = useTexts(productTexts, sizesTexts);
  const systems = table
    ? offeredSystems(
        table,
        product.sizes.map(({ numberSize }) => numberSize),
      )
    : [];
  const own = table ? ownSystem(table) : '';

  function endOf(item: string, stock: number) {
    if (stock <= 0) return texts.soldOut;
    const left = stockLabel(stock);
    return [item === yours && sizes.yours, left && stockTexts[left]].filter(Boolean).join(' · ');
  }

  return (
    <>
      <div className={styles.product}>
        <PictureFrame>
          <ShopPicture address={product.productImage} alt="" width={56} height={70} />
        </PictureFrame>
        <div>
          <p className={styles.brand}>{product.brand}</p>
          <p>{product.productName}</p>
        </div>
      </div>
      {systems.length > 1 && (
        <RadioTabs label={sizes.system} options={systems} chosen={system} onChoose={onSystem} />
      )}
      <ul>
        {product.sizes.map(({ skuSimple, numberSize, stock }) => {
          const converted = table && convertSize(table, numberSize, { from: own, to: system });
          return (
            <li key={skuSimple} className={styles.row}>
              <button
                type="button"
                className={styles.size}
                aria-disabled={stock <= 0 || undefined}
                aria-current={skuSimple === yours || undefined}
                onClick={() => stock > 0 && onChoose(skuSimple)}
              >
                <span className={styles.number}>{`${converted ?? numberSize} `}</span>
                {system !== own && (
                  <span className={styles.own}>{`${own} ${converted === undefined ? '' : numberSize} `}</span>
                )}
                <span className={styles.end}>{endOf(skuSimple, stock)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
