import type { Ports } from '#api/transport/ports.ts';
import type { Store } from '#store/makeStore.ts';
import type { BeaconEvent } from '#schemas/tracking.ts';
import type { DataLayerEvent } from './events.ts';
import type { Past } from './storeSince.ts';

/** What tracking has told somebody: the data layer of the page, or the tracking host. */
export type Told = { to: 'dataLayer'; event: DataLayerEvent } | { to: 'beacon'; event: BeaconEvent };

/** What tracking needs of the outside; `app` hands it in. */
export interface TrackingPorts extends Pick<
  Ports,
  'hosts' | 'origin' | 'cookies' | 'setCookie' | 'clock' | 'random' | 'tab' | 'storage'
> {
  store: Store;
  /** What has happened before this code was loaded. */
  past?: Past;
  /** Sent with each beacon; only mock builds have any. */
  headers: Readonly<Record<string, string>>;
  /** Identifies the shop to the tracking host (COUNTRY-21). */
  beaconKey: string;
  /** Whether the mock backend answers, where no analytics product sets its cookie (TRACK-40). */
  mock: boolean;
  window: Pick<Window, 'document' | 'fetch'> & {
    navigator: Pick<Navigator, 'userAgent'>;
    dataLayer?: unknown[];
  };
  /** Is told what was told to others: for the debug view of mock builds. */
  notify?: (told: Told) => void;
  /** Ends it. */
  signal: AbortSignal;
}
