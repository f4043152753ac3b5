import { Link } from '#commerce/page/Link.tsx';
import { useNearPart } from '#commerce/page/useNearPart.ts';
import { useShop, useTexts } from '#commerce/shop.ts';
import { footTexts } from '#texts/deferredShell.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import styles from './Foot.module.css';

/** The foot of a screen: links about taking a purchase back, and the seller (REACH-07). Guests can use it too. */
export function Foot() {
  const { withdrawalPath } = useShop().country;
  return (
    <footer className={styles.foot}>
      <Link className={styles.row} to={withdrawalPath}>
        <span>{useTexts(footTexts).foot.withdrawal}</span>
        <Icon name="right" size={20} />
      </Link>
      <Seller />
    </footer>
  );
}

export const LazySellerData = lazyPart(() => import('./SellerData.tsx'), 'SellerData');

/** The seller's data (REACH-07), loaded when the foot of the screen is near the viewport. */
export function Seller() {
  const { isNear, near } = useNearPart(LazySellerData);
  return <div ref={near}>{isNear && <LazySellerData />}</div>;
}
