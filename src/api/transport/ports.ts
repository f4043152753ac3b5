import type { SocialProfile } from '#schemas/customer.ts';
import type { EarlyCall } from './earlyCall.ts';
import type { Destination, PlainRequest } from './requestOf.ts';

/** Storage of this device that outlives the page: local storage, or a replacement. */
export interface DeviceStorage {
  getItem: (key: string) => string | null | Promise<string | null>;
  setItem: (key: string, text: string) => void | Promise<void>;
  removeItem: (key: string) => void | Promise<void>;
}

/** Storage of a tab until it is closed: session storage, or a replacement. */
export interface TabStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
}

/** What calls need of the outside: the thunk's extra argument. */
export interface CallPorts extends Required<Destination> {
  /** The cookies of the page as one text, as they are at that moment. */
  cookies: () => string;
  /** Time in ms. */
  clock: () => number;
  /** Takes over the time of the server from the header `date` of an answer. */
  onDate?: (date: string | null) => void;
  /** A number from 0 to 1, 1 excluded, that cannot be guessed. */
  random: () => number;
  /** Resolves after a delay in ms, at once in tests; used between the attempts of a call (API-12). */
  wait: (milliseconds: number) => Promise<void>;
  /** Resolves once the page has painted what is rendered; absent where nothing is. */
  painted?: () => Promise<void>;
  /** The token of this tab's session, for the calls that carry one; undefined without a session. */
  token?: () => string | undefined;
  /** Returns the early call to the request that equals it, once. */
  takeEarly?: (request: PlainRequest) => EarlyCall | undefined;
}

/** The same with what the store adds: the number of sessions that have ended in this tab. */
export type StorePorts = CallPorts & { epoch: () => number };

/** All that the shop needs of the outside: the page hands it in at start, tests and stories their own. */
export interface Ports extends CallPorts {
  /** Origin of the page. */
  origin: string;
  /** Sets a cookie, given with its attributes. */
  setCookie: (cookie: string) => void;
  /** Puts a text into the clipboard; false where the device does not allow it. */
  copy: (text: string) => Promise<boolean>;
  /** Opens the share sheet of the device with an absolute URL; false where it has none. */
  share: (link: { title: string; url: string }) => Promise<boolean>;
  /** Leaves the shop for an absolute URL: in place of the page that is shown, or so that the way back leads to it. */
  leave: (url: string, way: 'replace' | 'assign') => void;
  /** Asks the social provider for the profile of the customer; undefined if she gives none. Absent without a provider. */
  social?: () => Promise<SocialProfile | undefined>;
  /** Requests the HTML of a page, by its address, without waiting for it (CAT-29). */
  prefetchPageHtml: (url: string) => void;
  /** The visitor has asked the browser to load less: pictures are smaller (REACH-03). */
  saveData?: boolean | undefined;
  /** Without it nothing is persisted. */
  storage?: DeviceStorage;
  tab: TabStorage;
}
