import { useGetPayLaterCheckQuery, useGetPayLaterWidgetQuery } from '#api/payLater.ts';
import { useGetCitiesQuery } from '#api/cities.ts';
import { useGetShippingMethodsQuery } from '#api/shipping.ts';
import { useCitySheet } from '#commerce/location/useCitySheet.tsx';
import { Price } from '#commerce/product/PriceBlock.tsx';
import { useShop, useTexts } from '#commerce/shop.ts';
import { cityOf } from '#rules/delivery/cityOf.ts';
import { deliveryRows, shippingArgs } from '#rules/delivery/deliveryRows.ts';
import { showsFastShipping } from '#rules/product/offer.ts';
import type { CityRegion } from '#schemas/persisted.ts';
import type { Product } from '#schemas/product.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { useAppSelector } from '#store/store.ts';
import { locationTexts } from '#texts/location.ts';
import { payLaterTexts } from '#texts/productPage.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Rows } from '#ui/layout/Rows.tsx';
import styles from './ProductPromises.module.css';

/** The delivery of a product to the chosen city, and the button that chooses a city (SHIP-05, SHIP-06, GEO-06). */
export function DeliveryPromise({ product }: { product: Product }) {
  const { location: texts } = useTexts(locationTexts);
  const cityRegion = useAppSelector(selectCityRegion);
  const { sheet, open } = useCitySheet();
  // Without a city its name is not needed either.
  const { data: cities = [] } = useGetCitiesQuery({}, { skip: cityRegion === undefined });
  const title = cityRegion ? texts.deliveryIn(cityOf(cities, cityRegion)?.name) : texts.unknown;

  return (
    <section className={styles.promise} aria-label={title}>
      <div className={styles.head}>
        <p>{title}</p>
        <Button kind="text" onClick={open}>
          {cityRegion === undefined ? texts.choose : texts.change}
        </Button>
      </div>
      {cityRegion && <DeliveryWays product={product} cityRegion={cityRegion} />}
      {sheet}
    </section>
  );
}

/** The delivery methods to a city, with price and duration (SHIP-05, SHIP-06); a failed call shows its problem. */
function DeliveryWays({ product, cityRegion }: { product: Product; cityRegion: CityRegion }) {
  const { location: texts } = useTexts(locationTexts);
  const { seller, freeShipping, fastShipping } = product;
  const skip = !useShop().country.switches.fastShipping || !fastShipping;
  const isFast = !skip && showsFastShipping(product, cityRegion.city);
  const box = { className: styles.ways, 'data-fast': isFast || undefined };
  const standard = useGetShippingMethodsQuery(shippingArgs({ cityRegion, type: 'standard', seller }));
  const fast = useGetShippingMethodsQuery(shippingArgs({ cityRegion, type: 'fast', seller }), { skip });
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

/** Buy now, pay later, if the country has it and both calls succeed; otherwise nothing (BNPL-01, BNPL-03, BNPL-04). */
export function PayLater() {
  const { payLater } = useTexts(payLaterTexts);
  const skip = !useShop().country.switches.buyNowPayLater;
  const widget = useGetPayLaterWidgetQuery({}, { skip });
  const check = useGetPayLaterCheckQuery({}, { skip });
  if (!widget.data || !check.data) return null;
  return <Rows items={[{ icon: 'tag', title: payLater.title, text: payLater.hint }]} />;
}
