import type { ComponentProps } from 'react';
import { FlagsView } from '#app/flags/FlagsView.tsx';
import { ScenarioPanel } from '#app/scenario/ScenarioPanel.tsx';
import { useShop } from '#commerce/shop.ts';
import { EventsView } from './EventsView.tsx';
import { keptScenario, showsEvents } from './eventTrail.ts';

type ViewsProps = ComponentProps<typeof EventsView>;

/** What developers see of a shop with the mock backend: what the tab was asked for. */
export function DeveloperViews({ listen }: ViewsProps) {
  const { tab } = useShop();
  const scenario = keptScenario(tab);
  return (
    <>
      {showsEvents(tab) && (
        <>
          <FlagsView />
          <EventsView listen={listen} />
        </>
      )}
      {scenario !== null && <ScenarioPanel opened={scenario} />}
    </>
  );
}
