import { type HttpHandler, getResponse, http, matchRequestUrl } from 'msw';

/** Answers a request; undefined if no handler does. */
export type Answer = (request: Request) => Promise<Response | undefined>;

const exactPath = (path: string) => /^\*(\/[^:*]*)$/.exec(path)?.[1];

/** The handlers that may answer a request: those of its method and path, and those with a pattern in their path. */
function candidatesIn(handlers: HttpHandler[]) {
  const exact = new Map<string, HttpHandler[]>();
  const patterns: HttpHandler[] = [];
  for (const handler of handlers) {
    const path = exactPath(String(handler.info.path));
    if (path === undefined) {
      patterns.push(handler);
      continue;
    }
    const key = `${String(handler.info.method)} ${path}`;
    exact.set(key, [...(exact.get(key) ?? []), handler]);
  }
  return ({ method, url }: Request) => ({
    found: exact.get(`${method} ${new URL(url).pathname}`) ?? [],
    patterns,
  });
}

/**
 * Finds handlers by method and path in constant time, where a list would be searched from the start. Handlers with a
 * pattern in their path are tried after the exact ones, in their order.
 */
export function handlerIndex(handlers: HttpHandler[]): Answer {
  const candidates = candidatesIn(handlers);
  return (request) => {
    const { found, patterns } = candidates(request);
    return getResponse([...found, ...patterns], request);
  };
}

/**
 * The same as one handler, for the worker of a page: that tries its handlers one after the other, and copies the request
 * and reads all cookies for each of them. A request that none of them is for is left to the next handler.
 */
export function indexedHandler(handlers: HttpHandler[]): HttpHandler {
  const candidates = candidatesIn(handlers);
  const answer = handlerIndex(handlers);
  const isFor = ({ info }: HttpHandler, { method, url }: Request) =>
    info.method === method && matchRequestUrl(new URL(url), String(info.path)).matches;
  return http.all(
    ({ request }) => {
      const { found, patterns } = candidates(request);
      return found.length > 0 || patterns.some((handler) => isFor(handler, request));
    },
    ({ request }) => answer(request),
  );
}
