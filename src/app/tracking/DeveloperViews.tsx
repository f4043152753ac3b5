import { type ComponentProps, useEffect, useState } from 'react';
import { FlagsView } from '#app/flags/FlagsView.tsx';
import { ScenarioPanel } from '#app/scenario/ScenarioPanel.tsx';
import { useShop, useTexts } from '#commerce/shop.ts';
import { eventsViewTexts } from '#texts/panels.ts';
import type { Told } from '#tracking/events.ts';
import styles from './DeveloperViews.module.css';
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

/** The events that the view keeps; the oldest go first. */
const most = 100;

interface EventsViewProps {
  /** Calls with each event that was told, those before included, until its result is called. */
  listen: (hear: (told: Told) => void) => () => void;
}

/** What tracking has told the data layer and the tracking host, the latest first: for developers, in mock builds. */
export function EventsView({ listen }: EventsViewProps) {
  const texts = useTexts(eventsViewTexts).eventsView;
  const [all, setAll] = useState<readonly { number: number; told: Told }[]>([]);
  useEffect(
    () =>
      listen((told) =>
        setAll((before) => [{ number: (before[0]?.number ?? 0) + 1, told }, ...before].slice(0, most)),
      ),
    [listen],
  );
  return (
    <details className={styles.view}>
      <summary>{texts.title(all[0]?.number ?? 0)}</summary>
      <ol>
        {all.map(({ number, told }) => (
          <li key={number} value={number}>
            <b>{told.event.event}</b>
            <span>{` ${texts[told.to]}`}</span>
            <pre>{JSON.stringify(told.event, undefined, 1)}</pre>
          </li>
        ))}
      </ol>
    </details>
  );
}
