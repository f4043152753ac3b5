import { useState } from 'react';
import { useTexts } from '#commerce/shop.ts';
import { deviceList } from '#flows/device/deviceList.ts';
import { stockLabel } from '#rules/product/offer.ts';
import { type CheckedTable, checkSizeTable, ownSystem } from '#rules/sizes/checkSizeTable.ts';
import { convertSize, offeredSystems, parseSizeMemories } from '#rules/sizes/sizes.ts';
import type { Product } from '#schemas/product.ts';
import { productTexts } from '#texts/product.ts';
import { productPageTexts } from '#texts/productPage.ts';
import { shellTexts } from '#texts/shell.ts';
import { sizesTexts } from '#texts/sizes.ts';
import { Button } from '#ui/controls/Button.tsx';
import { RadioTabs } from '#ui/controls/RadioTabs.tsx';
import { PictureFrame } from '#ui/layout/Picture.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { ShopPicture } from './ShopPicture.tsx';
import styles from './SizeSheet.module.css';
import { SizeTableView } from './SizeTableView.tsx';

/** The content of the sheet: the sizes to buy, or the size table. */
export type SheetView = 'sizes' | 'table';

interface SizeSheetProps {
  product: Product;
  /** The functions of the screen that opens the sheet. */
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
 * The sheet with the sizes and the size table. Opened by 'Agregar al carrito', a choice adds the item at once (PROD-08,
 * PROD-09). Opened for the table, it only chooses the size (SIZE-03).
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

interface SizeQuestionProps extends Omit<SizeSheetProps, 'buy'> {
  table: CheckedTable | undefined;
  /** Called with the item of a size in stock. */
  onChoose: (item: string) => void;
}

/** The sizes of a product as buttons, in the chosen system where they convert, beside the shop's own (SIZE-03). */
function SizeQuestion({ product, table, yours, system, onSystem, onChoose }: SizeQuestionProps) {
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

/** The remembered sizes of this device (SIZE-03), stored under the key of PERS-10. */
export const sizeMemories = deviceList('size_memory', parseSizeMemories);
