import { type ComponentType, useEffect, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import type { ViewsProps } from './DeveloperViews.tsx';
import { eventTrail, showsEvents } from './eventTrail.ts';

const { listen } = eventTrail;

/** The tracked events and the flags, if the tab was asked for them; their code is loaded only then. */
export function LateEvents() {
  const { tab } = useShop();
  const [Views, setViews] = useState<ComponentType<ViewsProps>>();
  useEffect(() => {
    if (!showsEvents(tab)) return;
    import('./DeveloperViews.tsx').then(
      (loaded) => setViews(() => loaded.DeveloperViews),
      () => undefined,
    );
  }, [tab]);
  return Views && <Views listen={listen} />;
}
