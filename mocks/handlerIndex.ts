import { type HttpHandler, getResponse, http, matchRequestUrl } from 'msw';

/** Answers a request; undefined if no handler does. */
export type Answer = (request: Request) => Promise<Response | undefined>;

const exactPath = (path: string) => /^\*(\/[^:*]*)$/.exec(path)?.[1];

/** The handlers that are for a request: those of its very path, then those with a pattern that fits. */
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
  return ({ method, url: address }: Request) => {
    const url = new URL(address);
    const isFor = ({ info }: HttpHandler) =>
      info.method === method && matchRequestUrl(url, String(info.path)).matches;
    return [...(exact.get(`${method} ${url.pathname}`) ?? []), ...patterns.filter(isFor)];
  };
}

/**
 * Finds handlers by method and path in constant time, where a list would be searched from the start. Handlers with a
 * pattern in their path are tried after the exact ones, in their order.
 */
export function handlerIndex(handlers: HttpHandler[]): Answer {
  const candidates = candidatesIn(handlers);
  return (request) => getResponse(candidates(request), request);
}

/**
 * The same as one handler, for the worker of a page: that tries its handlers one after the other, and copies the request
 * and reads all cookies for each of them. A request that none of them is for is left to the next handler.
 */
export function indexedHandler(handlers: HttpHandler[]): HttpHandler {
  const candidates = candidatesIn(handlers);
  return http.all(
    ({ request }) => candidates(request).length > 0,
    ({ request }) => getResponse(candidates(request), request),
  );
}
