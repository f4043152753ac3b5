import { useShop } from '#commerce/shop.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { eventTrail, keptScenario, showsEvents } from './eventTrail.ts';

const DeveloperViews = lazyPart(
  'developer',
  async () => (await import('./DeveloperViews.tsx')).DeveloperViews,
);

/** The tracked events and the flags, or the panel of scenarios, if the tab was asked for them; their code is loaded only then. */
export function AskedViews() {
  const { tab } = useShop();
  const isAsked = showsEvents(tab) || keptScenario(tab) !== null;
  return isAsked && <DeveloperViews listen={eventTrail.listen} />;
}
