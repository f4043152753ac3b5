import { type ComponentType, useEffect, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import type { ViewsProps } from './DeveloperViews.tsx';
import { eventTrail, keptScenario, showsEvents } from './eventTrail.ts';

const { listen } = eventTrail;

/** The tracked events and the flags, or the panel of scenarios, if the tab was asked for them; their code is loaded only then. */
export function LateEvents() {
  const { tab } = useShop();
  const [Views, setViews] = useState<ComponentType<ViewsProps>>();
  useEffect(() => {
    if (!showsEvents(tab) && keptScenario(tab) === null) return;
    import('./DeveloperViews.tsx').then(
      (loaded) => setViews(() => loaded.DeveloperViews),
      () => undefined,
    );
  }, [tab]);
  return Views && <Views listen={listen} />;
}
