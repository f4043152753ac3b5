import { type HttpHandler, getResponse, http, matchRequestUrl } from 'msw';

/** Responds to a request; undefined if no handler matches. */
export type Respond = (request: Request) => Promise<Response | undefined>;

const exactPath = (path: string) => /^\*(\/[^:*]*)$/.exec(path)?.[1];

/** The handlers that can match a request: those with its exact path, then those with a matching pattern. */
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
 * Finds handlers by method and path in constant time instead of searching a list. Tries handlers with a pattern after
 * the exact ones, in their order.
 */
export function handlerIndex(handlers: HttpHandler[]): Respond {
  const candidates = candidatesIn(handlers);
  return (request) => getResponse(candidates(request), request);
}

/**
 * The index as one handler, for the worker of a page. The worker tries its handlers one after another, and copies the
 * request and reads all cookies for each. Passes a request without a match to the next handler.
 */
export function indexedHandler(handlers: HttpHandler[]): HttpHandler {
  const candidates = candidatesIn(handlers);
  return http.all(
    ({ request }) => candidates(request).length > 0,
    ({ request }) => getResponse(candidates(request), request),
  );
}
