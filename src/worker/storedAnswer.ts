/** When an answer was received, in ms; on answers from the device. */
const storedAtHeader = 'x-stored-at';

/** The name and path of its screen, as JSON. */
const screenHeader = 'x-screen';

/** A day: the longest that an answer is used (PWA-05). */
const longest = 24 * 60 * 60 * 1000;

/** For how long in ms an answer is used without a request: a screen that is drawn anew has the answer just received. */
const newest = 5000;

/** On answers that are used only where the server gives none. */
const fallbackHeader = 'x-fallback';

/** What is noted with an answer. */
interface Notes {
  /** When it was received, in ms. */
  storedAt: number;
  /** Name and path of its screen, as JSON. */
  screen: string;
  /** It is used only where the server gives none. */
  fallback: boolean;
}

/** An answer as it is put into the cache. */
export const toStored = (text: string, { storedAt, screen, fallback }: Notes): Response =>
  new Response(text, {
    headers: {
      'content-type': 'application/json',
      [storedAtHeader]: String(storedAt),
      [screenHeader]: encodeURIComponent(screen),
      ...(fallback && { [fallbackHeader]: 'yes' }),
    },
  });

/** Whether a stored answer is used only where the server gives none. */
export const isFallback = ({ headers }: Response): boolean => headers.has(fallbackHeader);

/** When a stored answer was received. */
export const storedAt = ({ headers }: Response): number => Number(headers.get(storedAtHeader));

/** What was noted about its screen. */
export const screenOf = ({ headers }: Response): string =>
  decodeURIComponent(headers.get(screenHeader) ?? '');

/** Whether an answer received at a time may be used: not after a day, nor one of the future, which a wrong clock wrote. */
export const isUsable = (storedAt: number, now: number): boolean =>
  storedAt <= now && now - storedAt <= longest;

/** Whether it needs no request. */
export const isNew = (storedAt: number, now: number): boolean =>
  isUsable(storedAt, now) && now - storedAt <= newest;
