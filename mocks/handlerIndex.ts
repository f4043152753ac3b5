import { type HttpHandler, getResponse } from 'msw';

/** Gives the answer to a request, or undefined where no handler has one. */
export type Answer = (request: Request) => Promise<Response | undefined>;

const exactPath = (path: string) => /^\*(\/[^:*]*)$/.exec(path)?.[1];

/**
 * The handlers found by method and path, so that a request costs the same however many there are (a list costs
 * one look per handler). Handlers with a pattern in their path are asked after the exact ones, in their order.
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
