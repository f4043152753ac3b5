import { type ComponentProps, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { readOwnFlags, saveOwnFlags } from '#app/flags/startFlags.ts';
import { ScenarioPanel } from '#app/scenario/ScenarioPanel.tsx';
import { useShop, useTexts } from '#commerce/shop.ts';
import { pickFlags } from '#rules/flags/flags.ts';
import type { FlagValues } from '#schemas/flags.ts';
import { flagsResolved, selectFlags } from '#store/flags.ts';
import { eventsViewTexts, flagsViewTexts } from '#texts/panels.ts';
import type { SentEvent } from '#tracking/events.ts';
import styles from './DeveloperViews.module.css';
import { showsEvents, storedScenario } from './eventTrail.ts';

type ViewsProps = ComponentProps<typeof EventsView>;

/** The views for developers that the tab has enabled, in mock builds. */
export function DeveloperViews({ listen }: ViewsProps) {
  const { tab } = useShop();
  const scenario = storedScenario(tab);
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

/** The number of events in the view; older ones are dropped. */
const maxEvents = 100;

interface EventsViewProps {
  /** Calls the listener with each sent event, earlier ones included, until the result is called. */
  listen: (listener: (sent: SentEvent) => void) => () => void;
}

/** The events that were sent to the data layer and the tracking host, the newest first. */
export function EventsView({ listen }: EventsViewProps) {
  const texts = useTexts(eventsViewTexts).eventsView;
  const [all, setAll] = useState<readonly { number: number; sent: SentEvent }[]>([]);
  useEffect(
    () =>
      listen((sent) =>
        setAll((before) => [{ number: (before[0]?.number ?? 0) + 1, sent }, ...before].slice(0, maxEvents)),
      ),
    [listen],
  );
  return (
    <details className={styles.view}>
      <summary>{texts.title(all[0]?.number ?? 0)}</summary>
      <ol>
        {all.map(({ number, sent }) => (
          <li key={number} value={number}>
            <b>{sent.event.event}</b>
            <span>{` ${texts[sent.to]}`}</span>
            <pre>{JSON.stringify(sent.event, undefined, 1)}</pre>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The values of each flag that change the shop. */
const choices: { [Key in keyof FlagValues]: readonly FlagValues[Key][] } = {
  backend_for_frontend: ['control', 'off'],
  catalog_filters_refactor: ['on', 'off'],
  hash_login_front: [false, true],
  rollout_login_front: [false, true],
};

/** The flags of the shop, which a developer can set for the tab; in mock builds. */
export function FlagsView() {
  const texts = useTexts(flagsViewTexts).flagsView;
  const { tab } = useShop();
  const dispatch = useDispatch();
  const inEffect = useSelector(selectFlags);
  const [own, setOwn] = useState(() => readOwnFlags(tab));
  const shown = { ...inEffect, ...own };
  const choose = (key: keyof FlagValues, text: string) => {
    const value = choices[key].find((choice) => String(choice) === text) ?? inEffect[key];
    saveOwnFlags(tab, pickFlags({ [key]: value }));
    const all = readOwnFlags(tab);
    setOwn(all);
    dispatch(flagsResolved({ ...inEffect, ...all }));
  };
  return (
    <details className={`${styles.view} ${styles.left}`}>
      <summary>{texts.title}</summary>
      <p>{texts.hint}</p>
      {(Object.keys(choices) as (keyof FlagValues)[]).map((key) => (
        <label key={key}>
          <code>{key}</code>
          <select value={String(shown[key])} onChange={({ target }) => choose(key, target.value)}>
            {[...new Set<string | boolean>([...choices[key], shown[key]])].map((choice) => (
              <option key={String(choice)}>{String(choice)}</option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}
