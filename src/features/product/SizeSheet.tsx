import { ShopPicture } from '#commerce/product/ShopPicture.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { stockLabel } from '#rules/product/stockLabel.ts';
import type { Product } from '#schemas/product.ts';
import { productTexts } from '#texts/product.ts';
import { shellTexts } from '#texts/shell.ts';
import { PictureFrame } from '#ui/layout/PictureFrame.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import styles from './SizeSheet.module.css';

interface SizeSheetProps {
  product: Product;
  open: boolean;
  onChoose: (item: string) => void;
  onClose: () => void;
}

/** The question for the size: an answer adds the item at once (PROD-08, PROD-09). */
export function SizeSheet({ product, open, onChoose, onClose }: SizeSheetProps) {
  const { shell, product: texts, stock: stockTexts } = useTexts(shellTexts, productTexts);
  const endOf = (stock: number) => {
    if (stock <= 0) return texts.soldOut;
    const left = stockLabel(stock);
    return left && stockTexts[left];
  };
  return (
    <Sheet open={open} title={texts.chooseSize} closeLabel={shell.close} onClose={onClose}>
      <div className={styles.product}>
        <PictureFrame>
          <ShopPicture address={product.productImage} alt="" width={56} height={70} />
        </PictureFrame>
        <div>
          <p className={styles.brand}>{product.brand}</p>
          <p>{product.productName}</p>
        </div>
      </div>
      <ul className={styles.sizes}>
        {product.sizes.map(({ skuSimple, numberSize, stock }) => (
          <li key={skuSimple}>
            <button
              type="button"
              className={styles.size}
              aria-disabled={stock <= 0 || undefined}
              onClick={() => stock > 0 && onChoose(skuSimple)}
            >
              <span className={styles.number}>{numberSize}</span> <span>{endOf(stock)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
