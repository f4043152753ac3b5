import { type ComponentType, useEffect, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import { eventTrail, showsEvents } from './eventTrail.ts';
import type { EventsView } from './EventsView.tsx';

const { listen } = eventTrail;

/** The view of the tracked events, if the tab was asked for it; its code is loaded only then. */
export function LateEvents() {
  const { tab } = useShop();
  const [View, setView] = useState<ComponentType<Parameters<typeof EventsView>[0]>>();
  useEffect(() => {
    if (!showsEvents(tab)) return;
    import('./EventsView.tsx').then(
      (loaded) => setView(() => loaded.EventsView),
      () => undefined,
    );
  }, [tab]);
  return View && <View listen={listen} />;
}
