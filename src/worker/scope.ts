/** An event for which the browser keeps the worker alive until `work` has ended. */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page. */
export interface FetchEvent extends LastingEvent {
  request: Request;
  /** The page that sent it; '' for a navigation. */
  clientId: string;
  respondWith: (response: Promise<Response> | Response) => void;
}

/** A page of the shop. */
export interface Client {
  id: string;
  postMessage: (message: unknown, options: object) => void;
}

interface MessageFromPage extends LastingEvent {
  data: unknown;
  source: Client | null;
}

/** A file of the build that is stored at installation; without a revision its name has a hash. */
export interface PrecachedFile {
  url: string;
  revision: string | null;
}

interface Events {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  message: MessageFromPage;
}

/** The parts of the worker's scope that are used; TypeScript's own types for it contradict those for pages. */
export interface WorkerScope {
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void>; get: (id: string) => Promise<Client | undefined> };
  location: Location;
  /** Filled in by the build. */
  precachedFiles: PrecachedFile[];
}
