import { useLocation } from 'react-router-dom';
import { Link } from '#commerce/page/Link.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { parseSizeTable } from '#commerce/product/parseSizeTable.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { checkSizeTable } from '#rules/sizes/checkSizeTable.ts';
import { productPageTexts } from '#texts/productPage.ts';
import { sizesTexts } from '#texts/sizes.ts';
import { Button } from '#ui/controls/Button.tsx';
import { AllTables } from './AllTables.tsx';
import { SizeTables } from './SizeTables.tsx';

/**
 * The size tables (ROUTE-35): that of the product which the visitor comes from, and otherwise, or if it has no rows, all
 * of them (CONTENT-12).
 */
export function SizesScreen() {
  const { productPage, sizes } = useTexts(productPageTexts, sizesTexts);
  const { pathname, state } = useLocation();
  const table = checkSizeTable(parseSizeTable(state));
  usePageHead({ barTitle: productPage.sizeTable });
  if (table === undefined) return <AllTables />;
  // The link is gone once it is pressed, so the focus goes to the page, as after any navigation.
  const toAll = (
    <Link to={pathname} onClick={({ currentTarget }) => currentTarget.closest('main')?.focus()} />
  );
  return (
    <SizeTables
      tables={[table]}
      more={
        <Button kind="text" as={toAll}>
          {sizes.allTables}
        </Button>
      }
    />
  );
}
