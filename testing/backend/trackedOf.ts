import type { Store } from '#store/store.ts';
import type { DataLayerEvent } from '#tracking/events.ts';
import { eventsOf, makeTable } from '#tracking/table.ts';

const visitor = () => Promise.reject(new Error('No page is opened here.'));

/** The events of the data layer that follow from the actions of a store, from now on. */
export function trackedOf(store: Store): readonly DataLayerEvent[] {
  const events: DataLayerEvent[] = [];
  const table = makeTable();
  store.react({
    matches: (action): action is unknown => action !== undefined,
    run: (action) => {
      const facts = { getState: store.getState, visitor };
      for (const event of eventsOf(table, action, facts)) if (!(event instanceof Promise)) events.push(event);
    },
  });
  return events;
}
