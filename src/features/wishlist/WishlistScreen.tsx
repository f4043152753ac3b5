import { type MouseEvent, useRef } from 'react';
import { useGetWishlistQuery } from '#api/wishlist.ts';
import { useAddProduct } from '#commerce/cart/useAddProduct.ts';
import { AccountList } from '#commerce/list/AccountList.tsx';
import { useOwnList } from '#commerce/list/useOwnList.ts';
import { Link } from '#commerce/page/Link.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { wishlistActions } from '#flows/wishlist/wishlistActions.ts';
import { useAppSelector, useAppStore } from '#store/hooks.ts';
import { selectWishes } from '#store/wishlist.ts';
import { wishlistTexts } from '#texts/wishlist.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { afterPaint } from '#ui/timing/afterPaint.ts';
import { usePendingFavourites } from './usePendingFavourites.tsx';
import { WishRow } from './WishRow.tsx';

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

  /** Removes a product; reading goes on with the next row, or where there is none with the page. */
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
          <StateMessage
            icon="heart"
            title={texts.none}
            text={texts.noneHint}
            action={<Button as={<Link to="/" />}>{texts.toShop}</Button>}
          />
        }
      />
      {pending}
      {part}
    </div>
  );
}
