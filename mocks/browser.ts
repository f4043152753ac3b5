import { setupWorker } from 'msw/browser';
import { handlers } from './handlers.ts';
import { resetSession, saveSessionsIn } from './session.ts';

/** The address `/__mock/reset` resets the data of this browser, in every country, and opens home. */
function resetByAddress() {
  if (location.pathname !== '/__mock/reset') return;
  for (const country of ['ar', 'cl', 'co', 'br'] as const) resetSession('device', country);
  history.replaceState(null, '', '/');
}

/**
 * Starts the mock backend inside the page; its data survive a reload. A call without a handler is an error on the
 * console.
 */
export async function startMock(): Promise<void> {
  saveSessionsIn(localStorage);
  resetByAddress();
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
