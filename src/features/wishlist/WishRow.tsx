import type { MouseEvent } from 'react';
import { Link } from '#commerce/page/Link.tsx';
import { PriceBlock } from '#commerce/product/PriceBlock.tsx';
import { ShopPicture } from '#commerce/product/ShopPicture.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import type { WishlistItem } from '#schemas/wishlist.ts';
import { wishlistTexts } from '#texts/wishlist.ts';
import { Button } from '#ui/controls/Button.tsx';
import { PictureFrame } from '#ui/layout/PictureFrame.tsx';
import { SpokenText } from '#ui/layout/SpokenText.tsx';
import styles from './WishRow.module.css';

interface WishRowProps {
  item: WishlistItem;
  /** Its sizes are read, or it is being added. */
  busy: boolean;
  onMove: () => void;
  onRemove: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A saved product: its page, its price, the way into the cart, and out of the list (WISH-05). */
export function WishRow({ item, busy, onMove, onRemove }: WishRowProps) {
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
