import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Elements } from '#ui/elements.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

const CitySheet = lazyPart(() => import('./CitySheet.tsx'), 'CitySheet');

/**
 * The dialog that chooses region and city (GEO-06), whose code is loaded when it is opened; `sheet` is to be rendered. It
 * belongs to the screen where it was opened: on another one it is closed, and does not open late.
 */
export function useCitySheet(): { sheet: Elements; open: () => void } {
  const { key } = useLocation();
  /** Where it is open, or will be once its code is there: the key of an entry in the history. */
  const [showModalGeolocation, setShown] = useState<string>();
  if (showModalGeolocation !== undefined && showModalGeolocation !== key) setShown(undefined);
  return {
    sheet: <CitySheet open={showModalGeolocation === key} onClose={() => setShown(undefined)} />,
    open: () => setShown(key),
  };
}
