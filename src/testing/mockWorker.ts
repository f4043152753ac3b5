import { http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { onTestFinished } from 'vitest';
import { handlers } from '#mocks/handlers.ts';

const bases = /^\/(?:api|cms|bff|tracking|flags|images)\//;

const unanswered: string[] = [];

/** The catch-all of the legacy catalogue hears every path of the host: what it leaves is left by all. */
const nobody = http.all('/api/*', ({ request: { method, url } }) => {
  unanswered.push(`${method} ${url}`);
});
const worker = setupWorker(...handlers, nobody);

/** Answers the calls of a test's page by the mock backend, in the page. */
export const startWorker = () =>
  worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame }) => {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { method, url } = frame.data.request;
      if (bases.test(new URL(url).pathname)) unanswered.push(`${method} ${url}`);
    },
  });

/** Answers a request otherwise, in this test alone. */
export function answerWith(handler: RequestHandler): void {
  worker.use(handler);
  onTestFinished(() => worker.resetHandlers());
}

/** The calls since last asked that no handler answered; each is a fault of the test or of the mock. */
export const takeUnanswered = () => unanswered.splice(0);
