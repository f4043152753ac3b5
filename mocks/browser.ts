import { setupWorker } from 'msw/browser';
import { controlled } from './controlled.ts';
import { indexedHandler } from './handlerIndex.ts';
import { handlers } from './handlers.ts';
import { countryOfRequest } from './country.ts';
import { setScenario } from './scenario.ts';
import { resetDatabase, saveDatabasesIn } from './database.ts';

/** The URL `/__mock/reset` resets the data of this browser in every country, and opens home. */
function resetByAddress() {
  if (location.pathname !== '/__mock/reset') return;
  for (const country of ['ar', 'cl', 'co', 'br'] as const) resetDatabase('device', country);
  history.replaceState(null, '', '/');
}

/**
 * Starts the scenario of the URL on a device without stored data. An invalid scenario shows its error instead of the
 * shop.
 */
async function openScenario([text = '', ...others]: string[]) {
  localStorage.clear();
  sessionStorage.clear();
  try {
    const country = countryOfRequest(new Request(location.href));
    const { pais, hash } = await setScenario('device', country, text, ...others);
    if (hash !== undefined) globalThis.autologin = { hash, emptyCart: false };
    if (pais !== undefined) sessionStorage.setItem('pais', pais);
  } catch (cause) {
    document.body.textContent = String(cause);
    throw cause;
  }
}

/** Starts the mock backend inside the page; its data survive a reload. Logs an error for a call without a handler. */
export async function startMock(): Promise<void> {
  saveDatabasesIn(localStorage);
  resetByAddress();
  const scenarios = new URLSearchParams(location.search).getAll('escenario');
  if (scenarios.length > 0) await openScenario(scenarios);
  const own = ['/api/', '/cms/', '/bff/', '/tracking/', '/flags/'];
  const worker = setupWorker(indexedHandler(handlers));
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request };
      const { pathname } = new URL(request?.url ?? location.href);
      if (own.some((base) => pathname.startsWith(base))) defaults.error();
    },
  });
  await controlled();
}
