import type { EarlyCall } from './earlyCall.ts';
import type { Destination, PlainRequest } from './requestOf.ts';

/** What the calls need from outside; `makeStore` hands it over as the thunk's extra argument. */
export interface Extra extends Required<Destination> {
  /** The cookies of the page as one text, as they are at that moment. */
  cookies: () => string;
  /** Time in ms. */
  clock: () => number;
  /** A number from 0 to 1, 1 excluded. */
  random: () => number;
  /** Ends after so many ms, or at once in tests. It stands only between two attempts (API-12). */
  wait: (milliseconds: number) => Promise<void>;
  /** Ends once the page has drawn what has come; at once where nothing is drawn. */
  painted?: () => Promise<void>;
  /** Gives the call that the page sent before its script had come, once, to the request that equals it. */
  takeEarly?: (request: PlainRequest) => EarlyCall | undefined;
}
