import { useGetShippingMethodsQuery } from '#api/shipping.ts';
import { Price } from '#commerce/product/Price.tsx';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { deliveryRows, shippingArgs } from '#rules/delivery/deliveryRows.ts';
import { showsFastShipping } from '#rules/product/offer.ts';
import type { CityRegion } from '#schemas/persisted.ts';
import type { Product } from '#schemas/product.ts';
import { locationTexts } from '#texts/location.ts';
import styles from './DeliveryPromise.module.css';

interface DeliveryWaysProps {
  product: Product;
  place: CityRegion;
}

/** The ways of delivery to a city, with price and duration (SHIP-05, SHIP-06); what failed to load says so in its place. */
export function DeliveryWays({ product, place }: DeliveryWaysProps) {
  const { location: texts } = useTexts(locationTexts);
  const { seller, freeShipping, fastShipping } = product;
  const skip = !useShop().country.switches.fastShipping || !fastShipping;
  const isFast = !skip && showsFastShipping(product, place.city);
  const box = { className: styles.ways, 'data-fast': isFast || undefined };
  const standard = useGetShippingMethodsQuery(shippingArgs({ place, type: 'standard', seller }));
  const fast = useGetShippingMethodsQuery(shippingArgs({ place, type: 'fast', seller }), { skip });
  if (standard.error !== undefined) return <p {...box}>{texts.failed}</p>;
  if (standard.currentData === undefined) return <p {...box} aria-busy="true" />;
  const rows = deliveryRows({ ...standard.currentData, ...fast.currentData }, freeShipping);
  if (rows.length === 0) return <p {...box}>{texts.noMethods}</p>;
  return (
    <ul {...box}>
      {rows.map(({ code, name, price, least, most }) => (
        <li key={code}>
          <span>{`${name}, ${texts.days(least, most)}`}</span>
          <span className={styles.price}>{price === 0 ? texts.free : <Price amount={price} />}</span>
        </li>
      ))}
    </ul>
  );
}
