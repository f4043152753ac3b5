import { Link } from '#commerce/page/Link.tsx';
import { useNearPart } from '#commerce/page/useNearPart.ts';
import { useShop, useTexts } from '#commerce/shop.ts';
import { footTexts } from '#texts/deferredShell.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import styles from './Foot.module.css';

/** The foot of a screen: how to take a purchase back, and who sells (REACH-07). Nobody needs to be logged in for either. */
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

/** Who sells (REACH-07): code and text are loaded when the foot of the screen comes near. */
export function Seller() {
  const { isNear, place } = useNearPart(LazySellerData);
  return <div ref={place}>{isNear && <LazySellerData />}</div>;
}
