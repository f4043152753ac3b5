import { type MouseEvent, useEffect, useRef } from 'react';
import { useGetWishlistQuery } from '#api/wishlist.ts';
import { useAddProduct } from '#commerce/cart/useAddProduct.ts';
import { AccountList, useOwnList } from '#commerce/list/AccountList.tsx';
import { Link } from '#commerce/page/Link.tsx';
import { LinkMessage } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { PriceBlock } from '#commerce/product/PriceBlock.tsx';
import { ShopPicture } from '#commerce/product/ShopPicture.tsx';
import { useShop, useTexts } from '#commerce/shop.ts';
import { wishlistActions } from '#flows/wishlist/wishlistActions.ts';
import { isFavourite } from '#rules/cart/changeSubject.ts';
import type { WishlistItem } from '#schemas/persisted.ts';
import { useAppSelector, useAppStore } from '#store/store.ts';
import { selectQueue } from '#store/syncQueue.ts';
import { selectWishes } from '#store/wishlist.ts';
import { wishlistTexts } from '#texts/wishlist.ts';
import { Button } from '#ui/controls/Button.tsx';
import type { Elements } from '#ui/elements.ts';
import { PictureFrame } from '#ui/layout/Picture.tsx';
import { SpokenText } from '#ui/layout/VisuallyHidden.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { afterPaint } from '#ui/timing/moments.ts';
import styles from './WishlistScreen.module.css';

/** The wishlist of a customer (ROUTE-07, WISH-05). */
export function WishlistScreen() {
  const { wishlist: texts } = useTexts(wishlistTexts);
  const store = useAppStore();
  const shop = useShop();
  const read = useGetWishlistQuery({}, { refetchOnMountOrArgChange: true });
  const list = useOwnList(useAppSelector(selectWishes), read);
  const { busy, add, part } = useAddProduct({ from: 'wishlist' });
  const pending = usePendingFavourites();
  const page = useRef<HTMLDivElement>(null);
  usePageHead({ barTitle: texts.title });

  /** Removes a product; the focus goes to the next row, or to the page without one. */
  function remove(sku: string, { currentTarget }: MouseEvent<HTMLElement>) {
    const row = currentTarget.closest('li');
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    void wishlistActions(store, shop).remove(sku);
    afterPaint(() => {
      if (row?.isConnected) return;
      const target = next?.isConnected ? (next as HTMLElement) : page.current?.closest('main');
      target?.focus({ preventScroll: true });
    });
  }

  return (
    <div ref={page}>
      <AccountList
        title={texts.title}
        list={list}
        idOf={({ sku }) => sku}
        renderRow={(item) => (
          <WishRow
            item={item}
            busy={busy === item.sku}
            onMove={() => add(item)}
            onRemove={(event) => remove(item.sku, event)}
          />
        )}
        empty={
          <LinkMessage icon="heart" title={texts.none} text={texts.noneHint} link={['/', texts.toShop]} />
        }
      />
      {pending}
      {part}
    </div>
  );
}

interface WishRowProps {
  item: WishlistItem;
  /** Whether its sizes are being read or it is being added. */
  busy: boolean;
  onMove: () => void;
  onRemove: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A saved product: link, price, and the buttons that add it to the cart and remove it (WISH-05). */
function WishRow({ item, busy, onMove, onRemove }: WishRowProps) {
  const { wishlist: texts } = useTexts(wishlistTexts);
  const { productname: name, brand, image, url, price, special_price, available } = item;
  return (
    <div className={styles.row}>
      <Link to={url} className={styles.picture} aria-label={name}>
        <PictureFrame>
          <ShopPicture address={image} alt="" width={104} height={130} />
        </PictureFrame>
      </Link>
      <div className={styles.about}>
        <p className={styles.quiet}>{brand}</p>
        <h2 className={styles.name}>{name}</h2>
        <PriceBlock product={{ price, specialprice: special_price }} />
        {!available && <p className={styles.quiet}>{texts.soldOut}</p>}
        <div className={styles.actions}>
          {available && (
            <Button kind="plain" busy={busy} onClick={onMove}>
              <SpokenText text={texts.addToCart} more={` ${name}`} />
            </Button>
          )}
          <Button kind="text" onClick={onRemove}>
            <SpokenText text={texts.remove} more={` ${name}`} />
          </Button>
        </div>
      </div>
    </div>
  );
}

const PendingChanges = lazyPart(() => import('#commerce/cart/PendingChanges.tsx'), 'PendingChanges');

/** The changes of the wishlist that wait for the network (KEEP-02), once the code that shows them has loaded. */
function usePendingFavourites(): Elements {
  const { changes, waits } = useAppSelector(selectQueue);
  // Loaded early, because it could not be loaded without network.
  useEffect(() => PendingChanges.warm(), []);
  const waiting = waits ? changes.filter(isFavourite) : [];
  return waiting.length > 0 && <PendingChanges changes={waiting} items={[]} />;
}
