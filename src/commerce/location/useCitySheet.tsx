import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShop } from '#commerce/shop.ts';
import type { Elements } from '#ui/elements.ts';

const loadSheet = () => import('./CitySheet.tsx');

/**
 * The dialog that chooses region and city (GEO-06), whose code is loaded when it is opened; `sheet` is to be rendered. It
 * belongs to the screen where it was opened: on another one it is closed, and does not open late.
 */
export function useCitySheet(): { sheet: Elements; open: () => void } {
  const { loadPart } = useShop();
  const { key } = useLocation();
  const [Sheet, setSheet] = useState<Awaited<ReturnType<typeof loadSheet>>['CitySheet']>();
  /** Where it is open, or will be once its code is there: the key of an entry in the history. */
  const [showModalGeolocation, setShown] = useState<string>();
  if (showModalGeolocation !== undefined && showModalGeolocation !== key) setShown(undefined);

  async function open() {
    setShown(key);
    const loaded = await loadPart('cities', loadSheet);
    if (loaded) setSheet(() => loaded.CitySheet);
  }
  return {
    sheet: Sheet && <Sheet open={showModalGeolocation === key} onClose={() => setShown(undefined)} />,
    open: () => void open(),
  };
}
