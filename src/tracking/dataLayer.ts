import type { DataLayerEvent } from './events.ts';

type Push = (events: readonly (DataLayerEvent | Promise<DataLayerEvent>)[]) => void;

/** A window with the data layer. */
export interface DataLayerHost {
  dataLayer?: unknown[];
}

/**
 * Pushes events to the data layer of a page (TRACK-22) in their order, also if one of them resolves late. An event that
 * fails is left out: tracking never disturbs the shopper (TRACK-37).
 */
export function dataLayerOf(
  host: DataLayerHost,
  notify: (event: DataLayerEvent) => void,
): { push: Push; forget: (isOld: (event: DataLayerEvent) => boolean) => void } {
  const pushed = new Set<unknown>();
  let last = Promise.resolve();
  async function pushAfter(before: Promise<void>, event: DataLayerEvent | Promise<DataLayerEvent>) {
    await before;
    try {
      const made = await event;
      (host.dataLayer ??= []).push(made);
      pushed.add(made);
      notify(made);
    } catch {
      // The analytics product may be broken or blocked.
    }
  }
  return {
    push(events) {
      for (const event of events) {
        // Handled below, after the events before it are pushed.
        if (event instanceof Promise) event.catch(() => undefined);
        last = pushAfter(last, event);
      }
    },
    /** Removes events, pending ones included; entries of other products stay. */
    forget(isOld) {
      const take = () => {
        const { dataLayer = [] } = host;
        const isKept = (event: unknown) => !pushed.has(event) || !isOld(event as DataLayerEvent);
        dataLayer.splice(0, dataLayer.length, ...dataLayer.filter(isKept));
      };
      last = last.then(take).catch(() => undefined);
    },
  };
}
