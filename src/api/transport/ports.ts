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
  /** Sets the server time from the header `date` of a response. */
  onDate?: (date: string | null) => void;
  /** Returns an unpredictable number from 0 to 1, 1 excluded. */
  random: () => number;
  /** Resolves after a delay in ms, at once in tests; used between the attempts of a call (API-12). */
  wait: (milliseconds: number) => Promise<void>;
  /** Resolves after the next paint; undefined if nothing is painted. */
  painted?: () => Promise<void>;
  /** Returns the token of this tab's session; undefined without a session. */
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
  /** Opens the share sheet of the device with an absolute URL; false if the device has none. */
  share: (link: { title: string; url: string }) => Promise<boolean>;
  /** Leaves the shop for an absolute URL; `replace` removes the current page from the browser's history. */
  leave: (url: string, way: 'replace' | 'assign') => void;
  /** Requests the customer's profile from the social provider; undefined if she cancels. Missing without a provider. */
  social?: () => Promise<SocialProfile | undefined>;
  /** Requests the HTML of a URL and ignores the response (CAT-29). */
  prefetchPageHtml: (url: string) => void;
  /** The browser is in data-saving mode, so pictures are smaller (REACH-03). */
  saveData?: boolean | undefined;
  /** Without it nothing is persisted. */
  storage?: DeviceStorage;
  tab: TabStorage;
}
