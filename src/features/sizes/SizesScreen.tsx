import { useLocation } from 'react-router-dom';
import { useGetSizeTablesQuery } from '#api/sizeTables.ts';
import { TextLink } from '#commerce/page/Link.tsx';
import { LinkMessage, ReadProblem } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { parseSizeTable, SizeTableView } from '#commerce/product/SizeTableView.tsx';
import { useTexts } from '#commerce/shop.ts';
import { type CheckedTable, checkSizeTable } from '#rules/sizes/checkSizeTable.ts';
import { productPageTexts } from '#texts/productPage.ts';
import { shellTexts } from '#texts/shell.ts';
import { sizesTexts } from '#texts/sizes.ts';
import type { Elements } from '#ui/elements.ts';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import styles from './SizesScreen.module.css';

/** The size table of the visitor's product, or all size tables if the product has none (ROUTE-35, CONTENT-12). */
export function SizesScreen() {
  const { productPage, sizes } = useTexts(productPageTexts, sizesTexts);
  const { pathname, state } = useLocation();
  const table = checkSizeTable(parseSizeTable(state));
  usePageHead({ barTitle: productPage.sizeTable });
  if (table === undefined) return <AllTables />;
  // The link is removed by its press, so the focus goes to the page.
  const toAll = (
    <TextLink to={pathname} onClick={({ currentTarget }) => currentTarget.closest('main')?.focus()}>
      {sizes.allTables}
    </TextLink>
  );
  return <SizeTables tables={[table]} more={toAll} />;
}

/** The size tables of the content team (CONTENT-12), without those that have no rows. */
function AllTables() {
  const { shell, errors, sizes } = useTexts(shellTexts, sizesTexts);
  const read = useGetSizeTablesQuery({});
  const { data } = read;

  if (data === undefined && read.error !== undefined) return <ReadProblem read={read} />;
  if (data === undefined) return <SkeletonMenu label={shell.loading} />;
  const tables = data.flatMap((table) => checkSizeTable(table) ?? []);
  if (tables.length === 0)
    return <LinkMessage icon="tag" title={sizes.noTables} link={['/', errors.toHome]} />;
  return <SizeTables tables={tables} />;
}

interface SizeTablesProps {
  tables: readonly CheckedTable[];
  /** A `TextLink` below them. */
  more?: Elements;
}

/** Size tables with their titles, one heading level below the page's title. */
function SizeTables({ tables, more }: SizeTablesProps) {
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
