import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import { nearestCity } from '#rules/delivery/cities.ts';
import type { City } from '#schemas/places.ts';
import { locationTexts } from '#texts/location.ts';
import { Button } from '#ui/controls/Button.tsx';
import styles from './CitySheet.module.css';
import { askPosition, type DevicePosition } from './askPosition.ts';

interface NearestCityProps {
  /** Whether it can be seen; an answer of the device that comes later changes nothing. */
  active: boolean;
  cities: readonly City[];
  onFound: (city: City) => void;
}

/** Why no city was found; the keys of its texts. */
type Failure = Extract<DevicePosition, string> | 'tooFar';

/** Chooses the city nearest to the device, if the shopper lets the browser tell where it is (GEO-08). */
export function NearestCity({ active, cities, onFound }: NearestCityProps) {
  const { location: texts } = useTexts(locationTexts);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isShown = useRef(active);
  useEffect(() => {
    isShown.current = active;
    return () => {
      isShown.current = false;
    };
  }, [active]);

  async function ask() {
    setAsking(true);
    setFailure(undefined);
    const position = await askPosition();
    setAsking(false);
    // The shopper has chosen a city, or closed the sheet, while the browser asked or searched.
    if (!isShown.current) return;
    if (typeof position === 'string') return setFailure(position);
    const city = nearestCity(position, cities);
    if (city === undefined) setFailure('tooFar');
    else onFound(city);
  }

  return (
    <div className={styles.here}>
      <Button kind="plain" wide busy={isAsking} onClick={() => void ask()}>
        {texts.here}
      </Button>
      <output>{failure && texts[failure]}</output>
    </div>
  );
}
