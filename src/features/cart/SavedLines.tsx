import { useEffect, useState } from 'react';
import { useGetProductQuery } from '#api/product/product.ts';
import { useAddToCart } from '#commerce/cart/useAddToCart.ts';
import { useDeviceList } from '#commerce/device/useDeviceList.ts';
import { Link } from '#commerce/page/Link.tsx';
import { PriceBlock } from '#commerce/product/PriceBlock.tsx';
import { useShop, useTexts } from '#commerce/shop.ts';
import { savedLines } from '#flows/cart/savedLines.ts';
import { notInCart } from '#rules/cart/savedLines.ts';
import { cartRows, type RemovedLine } from '#rules/cart/shownCart.ts';
import { productPath } from '#rules/product/productPage.ts';
import type { CartItem } from '#schemas/cart.ts';
import type { SavedLine } from '#schemas/savedLine.ts';
import { selectAdding } from '#store/cart.ts';
import { selectSource } from '#store/flags.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppSelector, useAppStore } from '#store/store.ts';
import { cartTexts, savedLinesTexts } from '#texts/cart.ts';
import { productTexts } from '#texts/product.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Picture, PictureFrame } from '#ui/layout/Picture.tsx';
import { SpokenText } from '#ui/layout/VisuallyHidden.tsx';
import lineStyles from './CartLine.module.css';
import { RemovedRow } from './CartLine.tsx';
import styles from './SavedLines.module.css';

interface SavedLinesProps {
  /** The lines of the cart, without those that were just removed. */
  items: readonly CartItem[];
}

/** The lines that are saved for later, below the cart; renders nothing without any (KEEP-07). */
export function SavedLines({ items }: SavedLinesProps) {
  const { savedLines: texts } = useTexts(savedLinesTexts);
  const { items: lines, change } = useDeviceList(savedLines);
  const [removed, setRemoved] = useState<readonly RemovedLine<SavedLine>[]>([]);
  const saved = notInCart(lines, items);

  // A line that is in the cart again leaves the saved ones.
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

/** A saved line with the product's current price and stock, and the button that moves it to the cart (KEEP-07). */
export function SavedRow({ line: saved, onRemove }: { line: SavedLine; onRemove: () => void }) {
  const {
    cart,
    product: productText,
    savedLines: texts,
  } = useTexts(cartTexts, productTexts, savedLinesTexts);
  const store = useAppStore();
  const shop = useShop();
  const source = useAppSelector(selectSource);
  const isAdding = useAppSelector(selectAdding) === saved.id;
  const add = useAddToCart();
  const [problem, setProblem] = useState<string>();
  const { id, name, url, price, special_price, quantity } = saved;
  // null: the product is no longer sold. If it cannot be read, the saved data show.
  const { currentData: now } = useGetProductQuery(
    { path: productPath(url), source },
    { refetchOnMountOrArgChange: true },
  );
  const stock = now?.sizes.find(({ skuSimple }) => skuSimple === id)?.stock ?? 0;
  const isGone = now === null;
  const isSoldOut = now !== undefined && stock <= 0;

  /** The message that it was saved is no longer true. */
  const retract = () =>
    void import('#flows/queue/sendQueue.ts').then(
      (part) => part.dismissRemoved(store, shop),
      () => undefined,
    );

  function remove() {
    retract();
    onRemove();
  }

  async function move() {
    setProblem(undefined);
    retract();
    const outcome = await add({ item: id, name, quantity: now ? Math.min(quantity, stock) : quantity });
    if (outcome?.kind === 'failed') setProblem(outcome.text);
    if (outcome?.kind === 'alreadyThere')
      store.dispatch(flashQueued({ text: outcome.text, flashMessageType: 'success' }));
  }

  const soldOut = isGone ? texts.gone : isSoldOut && productText.soldOut;
  return (
    <li className={lineStyles.line} data-row={id}>
      <Link to={url} className={lineStyles.picture} aria-label={name}>
        <PictureFrame>
          <Picture src={saved.image} alt="" width={104} height={130} />
        </PictureFrame>
      </Link>
      <div className={lineStyles.about}>
        <p className={lineStyles.quiet}>{saved.brand_name}</p>
        <h3 className={lineStyles.name}>{name}</h3>
        <p className={lineStyles.quiet}>{`${saved.color} · ${cart.size(saved.size)}`}</p>
        <PriceBlock product={now ?? { price, specialprice: special_price }} />
        <p className={styles.state} aria-live="polite">
          {soldOut || problem}
        </p>
        <div className={styles.actions}>
          {!soldOut && (
            <Button kind="plain" busy={isAdding} onClick={() => void move()}>
              <SpokenText text={texts.move} more={` ${name}`} />
            </Button>
          )}
          <Button kind="text" onClick={remove}>
            <SpokenText text={texts.remove} more={` ${name}`} />
          </Button>
        </div>
      </div>
    </li>
  );
}
