import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import { nearestCity, type Point } from '#rules/delivery/cities.ts';
import type { City } from '#schemas/places.ts';
import { locationTexts } from '#texts/places.ts';
import { Button } from '#ui/controls/Button.tsx';
import styles from './CitySheet.module.css';

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

/** Where the device is; 'denied' if the shopper does not tell, 'notFound' if the device cannot. */
export type DevicePosition = Point | 'denied' | 'notFound';

/** Time in ms after which a device that does not find itself counts as unable to. */
const timeout = 10_000;

/** A position that the device has found within this time, in ms, is not looked for again. */
const maximumAge = 600_000;

/** Asks the browser where the device is; it asks the shopper for consent (GEO-08). Never rejects. */
export function askPosition(): Promise<DevicePosition> {
  return new Promise((resolve) => {
    try {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ lat: latitude, lng: longitude }),
        ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'notFound'),
        { timeout, maximumAge },
      );
    } catch {
      // Absent in pages without https.
      resolve('notFound');
    }
  });
}
