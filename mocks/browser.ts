import { setupWorker } from 'msw/browser';
import { handlers } from './handlers.ts';

/** Starts the mock backend inside the page; a call without a handler is an error on the console. */
export async function startMock(): Promise<void> {
  const own = ['/api/', '/cms/', '/bff/', '/tracking/', '/flags/'];
  const worker = setupWorker(...handlers);
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request };
      const { pathname } = new URL(request?.url ?? location.href);
      if (own.some((base) => pathname.startsWith(base))) defaults.error();
    },
  });
}
