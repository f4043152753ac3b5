import { type HttpHandler, getResponse } from 'msw';

/** Answers a request; undefined if no handler does. */
export type Answer = (request: Request) => Promise<Response | undefined>;

const exactPath = (path: string) => /^\*(\/[^:*]*)$/.exec(path)?.[1];

/**
 * Finds handlers by method and path in constant time, where a list would be searched from the start. Handlers with a
 * pattern in their path are tried after the exact ones, in their order.
 */
export function handlerIndex(handlers: HttpHandler[]): Answer {
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
  return (request) => {
    const found = exact.get(`${request.method} ${new URL(request.url).pathname}`) ?? [];
    return getResponse([...found, ...patterns], request);
  };
}
