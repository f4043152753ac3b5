import type { TabStorage } from '#api/transport/ports.ts';
import type { SentEvent } from '#tracking/events.ts';

/** Entry in session storage of mock builds: whether the tab shows its events. */
const entry = 'events_view';

/** Enables the events view of the tab for `?eventos=si` in the address, until `?eventos=no`. */
export function readEventsSwitch(search: string, tab: TabStorage): void {
  const wanted = new URLSearchParams(search).get('eventos');
  if (wanted === 'si') tab.setItem(entry, wanted);
  if (wanted === 'no') tab.removeItem(entry);
}

/** Entry in session storage of mock builds: the scenario with which the tab was opened. */
const scenarioEntry = 'scenario';

/** Stores the scenario of an address for its tab (`?escenario=…`), so that its panel is shown. */
export function storeScenario(search: string, tab: TabStorage): void {
  const scenario = new URLSearchParams(search).get('escenario');
  if (scenario !== null) tab.setItem(scenarioEntry, scenario);
}

/** The scenario with which the tab was opened; null for none. */
export const storedScenario = (tab: TabStorage): string | null => tab.getItem(scenarioEntry);

export const showsEvents = (tab: TabStorage): boolean => tab.getItem(entry) !== null;

/** Stores the last `max` events for listeners that are added later. */
export function makeTrail(max = 100) {
  let events: SentEvent[] = [];
  const listeners = new Set<(sent: SentEvent) => void>();
  return {
    add(sent: SentEvent): void {
      events = [...events, sent].slice(-max);
      for (const listener of listeners) listener(sent);
    },
    /** Calls the listener with each event, first with the stored ones, until the result is called. */
    listen(listener: (sent: SentEvent) => void): () => void {
      events.forEach(listener);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The events that this page has sent; filled only in mock builds. */
export const eventTrail = makeTrail();
