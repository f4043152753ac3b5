import type { DataLayerEvent } from './events.ts';

type Push = (events: readonly (DataLayerEvent | Promise<DataLayerEvent>)[]) => void;

/** The window, as far as the data layer is in it. */
export interface DataLayerHost {
  dataLayer?: unknown[];
}

/**
 * Pushes events to the data layer of a page (TRACK-22), in the order in which they were given, although one of them may
 * take a moment to be made. One that fails is left out: tracking never disturbs the shopper (TRACK-37).
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
      // What measures may be broken or blocked.
    }
  }
  return {
    push(events) {
      for (const event of events) {
        // Handled below, but not before those in front of it are pushed.
        if (event instanceof Promise) event.catch(() => undefined);
        last = pushAfter(last, event);
      }
    },
    /** Takes events out again, after those that are still being made; what others have pushed stays. */
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
