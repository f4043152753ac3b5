import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Elements } from '#ui/elements.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

const CitySheet = lazyPart(() => import('./CitySheet.tsx'), 'CitySheet');

/**
 * Returns the dialog that chooses region and city (GEO-06), and a function that loads and opens it. Render `sheet`. The
 * dialog closes when the shopper leaves the screen, and does not open on a later one.
 */
export function useCitySheet(): { sheet: Elements; open: () => void } {
  const { key } = useLocation();
  /** The key of the history entry in which the dialog is open or loading. */
  const [showModalGeolocation, setShown] = useState<string>();
  if (showModalGeolocation !== undefined && showModalGeolocation !== key) setShown(undefined);
  return {
    sheet: <CitySheet open={showModalGeolocation === key} onClose={() => setShown(undefined)} />,
    open: () => setShown(key),
  };
}
