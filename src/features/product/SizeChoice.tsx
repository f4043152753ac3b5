import type { MouseEvent } from 'react';
import { leadsElsewhere, TextLink } from '#commerce/page/Link.tsx';
import { useTexts } from '#commerce/shop.ts';
import { stockLabel } from '#rules/product/offer.ts';
import { checkSizeTable } from '#rules/sizes/checkSizeTable.ts';
import type { Product, SizeTable } from '#schemas/product.ts';
import { useAppSelector } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { productTexts } from '#texts/product.ts';
import { productPageTexts } from '#texts/productPage.ts';
import { SizeButtons } from '#ui/controls/SizeButtons.tsx';
import type { Buy } from './useBuy.ts';
import styles from './ProductScreen.module.css';

interface SizeChoiceProps {
  product: Product;
  buy: Buy;
  /** Whether the code of the size sheet has loaded. */
  ready: boolean;
}

/** The sizes of a product; for the chosen one its stock, and whether it is the remembered one (SIZE-01, SHIP-07). */
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

interface SizeTableLinkProps extends Pick<SizeChoiceProps, 'ready'> {
  table: SizeTable | null;
  /** Opens the table in the size sheet; if its code cannot be loaded, a message is shown (KEEP-08). */
  onOpen: () => void;
}

/**
 * 'Tabla de talles' of a product with a size table: a link to the screen of size tables, which shows this one
 * (PROD-14, CONTENT-12). A press opens it in the size sheet instead. Until the code of the sheet has loaded, the press
 * follows the link, unless there is no network (KEEP-08).
 */
export function SizeTableLink({ table, ready, onOpen }: SizeTableLinkProps) {
  const { sizeTable } = useTexts(productPageTexts).productPage;
  const online = useAppSelector(selectOnline);
  if (checkSizeTable(table) === undefined) return null;

  function openSheet(event: MouseEvent) {
    if (leadsElsewhere(event) || (online && !ready)) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <TextLink to="/sizes/contentTable" state={table} onClick={openSheet}>
      {sizeTable}
    </TextLink>
  );
}
