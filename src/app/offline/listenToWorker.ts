import type { PageMessage, StoredKind, WorkerMessage } from '#schemas/workerMessages.ts';
import type { DeferredStart } from '#app/start/makeShop.ts';
import { onReturn } from '#app/start/network.ts';
import { isDue } from '#rules/start/offline.ts';
import {
  answerReported,
  screenRenewed,
  screensListed,
  screensRequested,
  selectShownAnswer,
} from '#store/worker.ts';
import type { renewScreen } from './renewScreen.ts';

/** Time in ms to wait after a changed answer: a screen has several calls, and their answers arrive together. */
const pause = 300;

type Renew = typeof renewScreen;

/** Lazy, because most visits renew nothing. */
const loadRenewal = () => import('./renewScreen.ts');

/** Handles the worker's reports: stores the age of answers, and shows newer answers in place (PWA-05). */
export function listenToWorker(
  { store, ports, signal }: Pick<DeferredStart, 'store' | 'ports' | 'signal'>,
  container: ServiceWorkerContainer,
  renew: Renew = async (...what) => (await loadRenewal()).renewScreen(...what),
): void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const kinds = new Map<string, StoredKind>();
  const send = (message: PageMessage) => container.controller?.postMessage(message);

  const onMessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type === 'screens') store.dispatch(screensListed(data.screens));
    if (data.type !== 'answer') return;
    store.dispatch(answerReported(data));
    const { kind, subject, state, storedAt } = data;
    kinds.set(subject, kind);
    if (state !== 'changed') return;
    const key = `${kind} ${subject}`;
    clearTimeout(waiting.get(key));
    const show = async () => {
      if (await renew(store, kind, subject)) store.dispatch(screenRenewed({ subject, storedAt }));
    };
    // After a failure the content and its age stay.
    waiting.set(
      key,
      setTimeout(() => void show().catch(() => undefined), pause),
    );
  };
  container.addEventListener('message', onMessage as (event: Event) => void, { signal });
  store.react({ matches: screensRequested.match, run: () => send({ type: 'screens' }) });
  const repeat = (calls: (code: Awaited<ReturnType<typeof loadRenewal>>) => Promise<void>) =>
    void loadRenewal()
      .then(calls)
      .catch(() => undefined);
  if (container.controller === null)
    container.addEventListener('controllerchange', () => repeat(({ repeatCalls }) => repeatCalls(store)), {
      signal,
      once: true,
    });
  onReturn({ store, ports, signal }, (isFirst) => {
    for (const [subject, kind] of kinds) {
      const shown = selectShownAnswer(store.getState(), subject);
      if (shown && isDue(shown, ports.clock(), isFirst))
        repeat(({ repeatScreen }) => repeatScreen(store, kind, subject));
    }
  });
  // Calls may have been answered before this code was loaded.
  send({ type: 'reports' });
}
