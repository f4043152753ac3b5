import { useEffect, useState } from 'react';
import { savedLines } from '#flows/cart/savedLines.ts';
import { useDeviceList } from '#commerce/device/useDeviceList.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { cartRows, type RemovedLine } from '#rules/cart/shownCart.ts';
import { notInCart } from '#rules/cart/savedLines.ts';
import type { CartItem } from '#schemas/cart.ts';
import type { SavedLine } from '#schemas/savedLine.ts';
import { savedLinesTexts } from '#texts/cart.ts';
import styles from './SavedLines.module.css';
import { RemovedRow } from './RemovedRow.tsx';
import { SavedRow } from './SavedRow.tsx';

interface SavedLinesProps {
  /** The lines of the cart, without those that were just removed. */
  items: readonly CartItem[];
}

/** The lines that were saved for later, below those of the cart; absent without any (KEEP-07). */
export function SavedLines({ items }: SavedLinesProps) {
  const { savedLines: texts } = useTexts(savedLinesTexts);
  const { items: lines, change } = useDeviceList(savedLines);
  const [removed, setRemoved] = useState<readonly RemovedLine<SavedLine>[]>([]);
  const saved = notInCart(lines, items);

  // A line that is in the cart again, by whatever way, is not kept for another time.
  useEffect(() => {
    if (saved !== lines) change((all) => notInCart(all, items));
    // oxlint-disable-next-line react/exhaustive-deps -- The lines that are left out follow from these two.
  }, [lines, items]);

  const rows = cartRows(saved, removed);
  const drop = (id: string) => setRemoved((all) => all.filter(({ item }) => item.id !== id));

  function remove(line: SavedLine) {
    const ids = rows.map(({ item }) => item.id);
    setRemoved((all) => [...all, { item: line, before: ids.slice(0, ids.indexOf(line.id)) }]);
    change((all) => all.filter(({ id }) => id !== line.id));
  }

  /** Restores a removed line in its place (KEEP-01). */
  function restore({ item, before }: RemovedLine<SavedLine>) {
    drop(item.id);
    change((all) => {
      const last = all.findLastIndex(({ id }) => before.includes(id));
      return all.some(({ id }) => id === item.id) ? all : all.toSpliced(last + 1, 0, item);
    });
  }

  if (rows.length === 0) return null;
  return (
    <section className={styles.saved} aria-label={texts.title}>
      <h2 className={styles.title}>{texts.title}</h2>
      <p className={styles.hint}>{texts.hint}</p>
      <ul>
        {rows.map(({ item }) => {
          const gone = removed.find((each) => each.item.id === item.id);
          return gone ? (
            <RemovedRow
              key={item.id}
              item={item}
              onRestore={() => restore(gone)}
              onEnd={() => drop(item.id)}
            />
          ) : (
            <SavedRow key={item.id} line={item} onRemove={() => remove(item)} />
          );
        })}
      </ul>
    </section>
  );
}
