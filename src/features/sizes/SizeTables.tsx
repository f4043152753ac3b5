import { SizeTableView } from '#commerce/product/SizeTableView.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import type { CheckedTable } from '#rules/sizes/checkSizeTable.ts';
import { productPageTexts } from '#texts/productPage.ts';
import type { Elements } from '#ui/elements.ts';
import styles from './SizesScreen.module.css';

interface SizeTablesProps {
  tables: readonly CheckedTable[];
  /** A text `Button` below them. */
  more?: Elements;
}

/** Size tables, each with its title, under that of the page. */
export function SizeTables({ tables, more }: SizeTablesProps) {
  const { sizeTable } = useTexts(productPageTexts).productPage;
  return (
    <>
      <h1 className={styles.title}>{sizeTable}</h1>
      <div className={styles.tables}>
        {tables.map((table, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- The tables never change, and may repeat a title.
          <SizeTableView key={index} table={table} place="page" />
        ))}
      </div>
      {more && <p className={styles.more}>{more}</p>}
    </>
  );
}
