import { type ReactNode, useState } from 'react';
import { useShop } from '#commerce/shop.ts';

const loadSheet = () => import('./CitySheet.tsx');

/** The dialog that chooses region and city (GEO-06), whose code is loaded when it is opened; `sheet` is to be rendered. */
export function useCitySheet(): { sheet: ReactNode; open: () => void } {
  const { loadPart } = useShop();
  const [Sheet, setSheet] = useState<Awaited<ReturnType<typeof loadSheet>>['CitySheet']>();
  const [showModalGeolocation, setShown] = useState(false);

  async function open() {
    const loaded = await loadPart('cities', loadSheet);
    if (loaded === undefined) return;
    setSheet(() => loaded.CitySheet);
    setShown(true);
  }
  return {
    sheet: Sheet && <Sheet open={showModalGeolocation} onClose={() => setShown(false)} />,
    open: () => void open(),
  };
}
