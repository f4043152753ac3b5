import type { PageMessage, WorkerMessage } from '#schemas/workerMessages.ts';
import type { LateStart } from '#app/start/makeShop.ts';
import { isNetworkBack, selectOnline } from '#store/online.ts';
import { answerReported, screenRenewed, screensListed, screensRequested } from '#store/worker.ts';
import type { renewScreen } from './renewScreen.ts';

/** Time in ms to wait after a changed answer: a screen has several calls, and their answers arrive together. */
const pause = 300;
/** Shortest time in ms between two renewals of all that is cached: a weak network comes and goes every few seconds. */
const renewalInterval = 30_000;

type Renew = typeof renewScreen;

/** Most visits renew nothing. */
const loadRenewal = () => import('./renewScreen.ts');

/**
 * Runs at once, and for further calls within `interval` ms once at its end, if there is a network then: otherwise its return
 * is the next call.
 */
function atMostEach(
  interval: number,
  run: () => void,
  store: LateStart['store'],
  signal: AbortSignal,
): () => void {
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runNow = () => {
    if (!selectOnline(store.getState())) return;
    next = Date.now() + interval;
    run();
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => {
    clearTimeout(timer);
    const left = next - Date.now();
    if (left <= 0) runNow();
    else timer = setTimeout(runNow, left);
  };
}

/** Shows what the worker reports: how old the content is, and newer answers in place of those from the device (PWA-05). */
export function listenToWorker(
  { store, signal }: Pick<LateStart, 'store' | 'signal'>,
  container: ServiceWorkerContainer,
  renew: Renew = async (...what) => (await loadRenewal()).renewScreen(...what),
): void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const send = (message: PageMessage) => container.controller?.postMessage(message);

  const onMessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type === 'screens') store.dispatch(screensListed(data.screens));
    if (data.type !== 'answer') return;
    store.dispatch(answerReported(data));
    const { kind, subject, state, storedAt } = data;
    if (state !== 'changed') return;
    const key = `${kind} ${subject}`;
    clearTimeout(waiting.get(key));
    const show = async () => {
      if (await renew(store, kind, subject)) store.dispatch(screenRenewed({ subject, storedAt }));
    };
    // A failure leaves what is shown, with its age.
    waiting.set(
      key,
      setTimeout(() => void show().catch(() => undefined), pause),
    );
  };
  container.addEventListener('message', onMessage as (event: Event) => void, { signal });
  store.react({ matches: screensRequested.match, run: () => send({ type: 'screens' }) });
  const repeat = () =>
    void loadRenewal()
      .then(({ repeatCalls }) => repeatCalls(store))
      .catch(() => undefined);
  if (container.controller === null)
    container.addEventListener('controllerchange', repeat, { signal, once: true });
  // What is shown may be old by then.
  store.react({
    matches: isNetworkBack,
    run: atMostEach(renewalInterval, repeat, store, signal),
  });
  // Calls may have been answered before this code was loaded.
  send({ type: 'reports' });
}
