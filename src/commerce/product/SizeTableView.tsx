import { useEffect, useId, useRef } from 'react';
import { useTexts } from '#commerce/shop.ts';
import type { CheckedTable } from '#rules/sizes/checkSizeTable.ts';
import type { ProductSize } from '#schemas/listing.ts';
import { type SizeTable, sizeTable } from '#schemas/product.ts';
import { parsed } from '#schemas/parsed.ts';
import { productPageTexts } from '#texts/productPage.ts';
import { sizesTexts } from '#texts/sizes.ts';
import { SpokenText, VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import styles from './SizeTable.module.css';

interface SizeTableViewProps {
  table: CheckedTable;
  /** In a sheet it takes the focus, because the pressed control may be removed; on a page its title is a heading. */
  place: 'sheet' | 'page';
  /** The remembered size, whose row is marked. */
  yours?: ProductSize | undefined;
}

/**
 * A size table (PROD-14, SIZE-03): a row per size of the shop, a gap as a dash. A wide table scrolls sideways, also by
 * keyboard, and the shop's own sizes stay in view.
 */
export function SizeTableView({ table, place, yours }: SizeTableViewProps) {
  const { sizes, productPage } = useTexts(sizesTexts, productPageTexts);
  const area = useRef<HTMLElement>(null);
  const titleId = useId();
  // Stryker disable ArrayDeclaration: a table stays in its sheet or on its page
  useEffect(() => {
    // Stryker disable next-line OptionalChaining: rendered before the effect runs
    if (place === 'sheet') area.current?.focus();
  }, [place]);
  // Stryker restore ArrayDeclaration
  const { title, columns, rows } = table;
  const Title = place === 'page' ? 'h2' : 'p';
  return (
    <div className={styles.place} data-place={place}>
      <Title id={titleId} className={styles.title}>
        {title || productPage.sizeTable}
      </Title>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by keyboard. */}
      <section ref={area} className={styles.area} aria-labelledby={titleId} tabIndex={0}>
        <table className={styles.table} aria-labelledby={titleId}>
          <thead>
            <tr>
              {columns.map((name, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- A table never changes, and may repeat a name.
                <th key={index} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([own, ...others]) => {
              const isYours = own === yours?.numberSize.trim();
              return (
                <tr key={[own, ...others].join()} aria-current={isYours || undefined}>
                  <th scope="row">
                    <SpokenText text={own ?? ''} more={isYours && `, ${sizes.yours}`} />
                  </th>
                  {others.map((cell, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- The column of a cell is its name.
                    <td key={index}>
                      {cell === '' ? (
                        <>
                          <span aria-hidden="true">–</span>
                          <VisuallyHidden>{sizes.noAnswer}</VisuallyHidden>
                        </>
                      ) : (
                        cell
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** The table of a product from the history state, where the link of its page has put it; null if there is none. Never throws. */
export const parseSizeTable = (state: unknown): SizeTable | null => parsed(sizeTable, state) ?? null;
