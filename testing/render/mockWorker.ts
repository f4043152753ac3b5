import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { onTestFinished } from 'vitest';
import { indexedHandler } from '#mocks/handlerIndex.ts';
import { handlers } from '#mocks/handlers.ts';
import { plainPictures, slowAnswers } from './pageHandlers.ts';

const bases = /^\/(?:api|cms|bff|tracking|flags|images)\//;

const unanswered: string[] = [];

/**
 * Runs after the catch-all of the legacy catalogue, which matches every path of the host: a request that reaches this
 * handler is unhandled.
 */
const catchAll = http.all('/api/*', ({ request: { method, url } }) => {
  unanswered.push(`${method} ${url}`);
});
const worker = setupWorker(...slowAnswers, plainPictures, indexedHandler(handlers), catchAll);

let starting: ReturnType<typeof worker.start> | undefined;

/** Starts the mock backend in the page of the tests, once for all test files of the page. */
export function startWorker() {
  starting ??= worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame }) => {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { method, url } = frame.data.request;
      if (bases.test(new URL(url).pathname)) unanswered.push(`${method} ${url}`);
    },
  });
  return starting;
}

/** Overrides a handler for the current test. */
export function answerWith(handler: RequestHandler): void {
  worker.use(...slowAnswers, handler);
  onTestFinished(() => worker.resetHandlers());
}

/** Removes the overrides of the current test. */
export const answerAgain = (): void => worker.resetHandlers();

/** Returns and clears the unhandled requests; each is a fault of the test or of the mock. */
export const takeUnanswered = () => unanswered.splice(0);

/** The server does the next call to an address, but its response is lost or replaced; later calls are as usual. */
export function loseAnswer(call: string, replacement: () => Response = HttpResponse.error): void {
  let isLost = false;
  answerWith(
    http.all(call, async ({ request }) => {
      if (isLost) return undefined;
      isLost = true;
      await fetch(request.clone());
      return replacement();
    }),
  );
}

let count = 0;

/**
 * Names the visitor of the current test (`x-mock-visitor`). Each test has its own, so that a call that an earlier test
 * left pending cannot change the data of the current one.
 */
export const visitor = () => `visitor-${count}`;

/** Begins a new visitor with the data of the seed. */
export function nextVisitor(): void {
  count += 1;
}
