import { useState } from 'react';
import { useGetCitiesQuery } from '#api/cities.ts';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import type { Product } from '#schemas/product.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { useAppSelector } from '#store/hooks.ts';
import { locationTexts } from '#texts/location.ts';
import { Button } from '#ui/controls/Button.tsx';
import styles from './DeliveryPromise.module.css';
import { DeliveryWays } from './DeliveryWays.tsx';

const loadSheet = () => import('#commerce/location/CitySheet.tsx');

/** How and when a product comes to the chosen city, and the way to choose one (SHIP-05, SHIP-06, GEO-06). */
export function DeliveryPromise({ product }: { product: Product }) {
  const { location: texts } = useTexts(locationTexts);
  const place = useAppSelector(selectCityRegion);
  const { loadPart } = useShop();
  const [Sheet, setSheet] = useState<Awaited<ReturnType<typeof loadSheet>>['CitySheet']>();
  const [isOpen, setOpen] = useState(false);
  // Without a city its name is not needed either.
  const { data: cities = [] } = useGetCitiesQuery({}, { skip: place === undefined });
  const name = cities.find(
    ({ id_city, fk_region }) => id_city === place?.city && fk_region === place.region,
  )?.name;

  async function openSheet() {
    const loaded = await loadPart('cities', loadSheet);
    if (loaded === undefined) return;
    setSheet(() => loaded.CitySheet);
    setOpen(true);
  }

  return (
    <section
      className={styles.promise}
      aria-label={name === undefined ? texts.unknown : texts.deliveryIn(name)}
    >
      <div className={styles.head}>
        <p>{name === undefined ? texts.unknown : texts.deliveryIn(name)}</p>
        <Button kind="text" onClick={() => void openSheet()}>
          {place === undefined ? texts.choose : texts.change}
        </Button>
      </div>
      {place && <DeliveryWays product={product} place={place} />}
      {Sheet && <Sheet open={isOpen} onClose={() => setOpen(false)} />}
    </section>
  );
}
