import type { TabStorage } from '#api/transport/ports.ts';
import type { Told } from '#tracking/events.ts';

/** Entry in session storage of mock builds: whether the tab shows its events. */
const entry = 'events_view';

/** Reads from an address whether a developer wants to see the events of the tab: `?eventos=si`, until `?eventos=no`. */
export function askForEvents(search: string, tab: TabStorage): void {
  const asked = new URLSearchParams(search).get('eventos');
  if (asked === 'si') tab.setItem(entry, asked);
  if (asked === 'no') tab.removeItem(entry);
}

/** Entry in session storage of mock builds: the scenario with which the tab was opened. */
const scenarioEntry = 'scenario';

/** Keeps the scenario of an address for its tab (`?escenario=…`), so that its panel is shown. */
export function keepScenario(search: string, tab: TabStorage): void {
  const asked = new URLSearchParams(search).get('escenario');
  if (asked !== null) tab.setItem(scenarioEntry, asked);
}

/** The scenario with which the tab was opened; null for none. */
export const keptScenario = (tab: TabStorage): string | null => tab.getItem(scenarioEntry);

export const showsEvents = (tab: TabStorage): boolean => tab.getItem(entry) !== null;

/** Keeps what was told, up to a number, for those who listen later. */
export function makeTrail(most = 100) {
  let kept: Told[] = [];
  const listeners = new Set<(told: Told) => void>();
  return {
    tell(told: Told): void {
      kept = [...kept, told].slice(-most);
      for (const hear of listeners) hear(told);
    },
    /** Calls with each event, first with those before, until the result is called. */
    listen(hear: (told: Told) => void): () => void {
      kept.forEach(hear);
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
}

/** What tracking of this page has told; filled in mock builds alone. */
export const eventTrail = makeTrail();
