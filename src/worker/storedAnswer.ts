/** When an answer was received, in ms. */
const storedAtHeader = 'x-stored-at';

/** The name and path of its screen, as JSON. */
const screenHeader = 'x-screen';

/** Maximum age of an answer in ms: a day (PWA-05). */
const maxAge = 24 * 60 * 60 * 1000;

/** Maximum age in ms of an answer that is not renewed, because a screen that renders again would request it twice. */
const newest = 5000;

/** Marks an answer that is used only if the server does not answer. */
const fallbackHeader = 'x-fallback';

/** Metadata of an answer. */
interface Notes {
  /** When it was received, in ms. */
  storedAt: number;
  /** Name and path of its screen, as JSON. */
  screen: string;
  /** Used only if the server does not answer. */
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

export const isFallback = ({ headers }: Response): boolean => headers.has(fallbackHeader);

export const storedAt = ({ headers }: Response): number => Number(headers.get(storedAtHeader));

/** The name and path of its screen, as JSON. */
export const screenOf = ({ headers }: Response): string =>
  decodeURIComponent(headers.get(screenHeader) ?? '');

/** Whether an answer may be used: at most a day old, and not from the future, as after a wrong clock. */
export const isUsable = (storedAt: number, now: number): boolean =>
  storedAt <= now && now - storedAt <= maxAge;

/** Whether it needs no request. */
export const isNew = (storedAt: number, now: number): boolean =>
  isUsable(storedAt, now) && now - storedAt <= newest;

/** Maximum time in ms for which a request waits for the cache. */
const maxWait = 5000;

/** Reads from a cache; undefined if the browser blocks it or does not answer in time, so that the server is requested. */
export async function readInTime<Found>(read: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await Promise.race([read(), new Promise<undefined>((resolve) => setTimeout(resolve, maxWait))]);
  } catch {
    return undefined;
  }
}
