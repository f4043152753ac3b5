import type { MouseEvent } from 'react';
import { leadsElsewhere } from '#commerce/page/leadsElsewhere.ts';
import { Link } from '#commerce/page/Link.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { checkSizeTable } from '#rules/sizes/checkSizeTable.ts';
import type { SizeTable } from '#schemas/product.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { productPageTexts } from '#texts/productPage.ts';
import { Button } from '#ui/controls/Button.tsx';

interface SizeTableLinkProps {
  table: SizeTable | null;
  /** Whether the code of the size sheet has loaded. */
  ready: boolean;
  /** Opens the table in the size sheet; if its code does not load a message is shown (KEEP-08). */
  onOpen: () => void;
}

/**
 * 'Tabla de talles' of a product with a size table: a link to the screen of size tables, which shows this one
 * (PROD-14, CONTENT-12). A press opens it in the size sheet, so that the page stays; until the code of the sheet has
 * loaded it leads to the screen, unless there is no network to load that one with (KEEP-08).
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
    <Button kind="text" as={<Link to="/sizes/contentTable" state={table} onClick={openSheet} />}>
      {sizeTable}
    </Button>
  );
}
