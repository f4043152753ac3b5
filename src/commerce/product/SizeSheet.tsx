import { useState } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import { checkSizeTable } from '#rules/sizes/checkSizeTable.ts';
import type { Product } from '#schemas/product.ts';
import { productPageTexts } from '#texts/productPage.ts';
import { shellTexts } from '#texts/shell.ts';
import { sizesTexts } from '#texts/sizes.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { SizeQuestion } from './SizeQuestion.tsx';
import styles from './SizeSheet.module.css';
import { SizeTableView } from './SizeTableView.tsx';

/** What the sheet shows: the sizes to buy, or the size table. */
export type SheetView = 'sizes' | 'table';

interface SizeSheetProps {
  product: Product;
  /** What the sheet does for the screen that opens it. */
  buy: {
    sheet: { open: boolean; view: SheetView };
    choose: (item: string) => void;
    addSize: (item: string) => void;
    dismiss: () => void;
  };
  /** The item of the remembered size. */
  yours: string | undefined;
  /** The system in which sizes are shown; '' for a product without a size table. */
  system: string;
  onSystem: (system: string) => void;
}

/**
 * The question for the size, and the size table. Opened by 'Agregar al carrito' an answer adds the item at once (PROD-08,
 * PROD-09); opened for the table it only chooses the size, because nothing was to be added (SIZE-03).
 */
export function SizeSheet({ product, buy, yours, system, onSystem }: SizeSheetProps) {
  const { shell, productPage: texts, sizes } = useTexts(shellTexts, productPageTexts, sizesTexts);
  const { open, view } = buy.sheet;
  const [shown, setShown] = useState(view);
  const table = checkSizeTable(product.size_convertion_table);
  const isTable = shown === 'table' && table !== undefined;

  function chooseOnly(item: string) {
    buy.choose(item);
    buy.dismiss();
  }

  return (
    <Sheet
      open={open}
      title={isTable ? texts.sizeTable : texts.chooseSize}
      closeLabel={shell.close}
      onClose={buy.dismiss}
    >
      {isTable ? (
        <SizeTableView
          table={table}
          place="sheet"
          yours={product.sizes.find(({ skuSimple }) => skuSimple === yours)}
        />
      ) : (
        <SizeQuestion
          product={product}
          table={table}
          yours={yours}
          system={system}
          onSystem={onSystem}
          onChoose={view === 'sizes' ? buy.addSize : chooseOnly}
        />
      )}
      {table && (
        <p className={styles.foot}>
          <Button kind="text" onClick={() => setShown(isTable ? 'sizes' : 'table')}>
            {isTable ? sizes.toSizes : texts.sizeTable}
          </Button>
        </p>
      )}
    </Sheet>
  );
}
