import { useGetCitiesQuery } from '#api/places.ts';
import { useCitySheet } from '#commerce/location/useCitySheet.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { cityOf } from '#rules/delivery/cityOf.ts';
import type { Product } from '#schemas/product.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { useAppSelector } from '#store/hooks.ts';
import { locationTexts } from '#texts/location.ts';
import { Button } from '#ui/controls/Button.tsx';
import styles from './DeliveryPromise.module.css';
import { DeliveryWays } from './DeliveryWays.tsx';

/** How and when a product comes to the chosen city, and the way to choose one (SHIP-05, SHIP-06, GEO-06). */
export function DeliveryPromise({ product }: { product: Product }) {
  const { location: texts } = useTexts(locationTexts);
  const place = useAppSelector(selectCityRegion);
  const { sheet, open } = useCitySheet();
  // Without a city its name is not needed either.
  const { data: cities = [] } = useGetCitiesQuery({}, { skip: place === undefined });
  const name = place && cityOf(cities, place)?.name;

  return (
    <section
      className={styles.promise}
      aria-label={name === undefined ? texts.unknown : texts.deliveryIn(name)}
    >
      <div className={styles.head}>
        <p>{name === undefined ? texts.unknown : texts.deliveryIn(name)}</p>
        <Button kind="text" onClick={open}>
          {place === undefined ? texts.choose : texts.change}
        </Button>
      </div>
      {place && <DeliveryWays product={product} place={place} />}
      {sheet}
    </section>
  );
}
