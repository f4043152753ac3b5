import type { PageMessage, WorkerMessage } from '#schemas/workerMessages.ts';
import type { LateStart } from '#app/start/makeShop.ts';
import { answerReported, screenRenewed, screensListed, screensRequested } from '#store/worker.ts';
import { renewScreen, repeatCalls } from './renewScreen.ts';

/** Time in ms to wait after a changed answer: a screen has several calls, and their answers arrive together. */
const pause = 300;

type Renew = typeof renewScreen;

/** Shows what the worker reports: how old the content is, and newer answers in place of those from the device (PWA-05). */
export function listenToWorker(
  { store, signal }: Pick<LateStart, 'store' | 'signal'>,
  container: ServiceWorkerContainer,
  renew: Renew = renewScreen,
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
  const repeat = () => void repeatCalls(store).catch(() => undefined);
  if (container.controller === null)
    container.addEventListener('controllerchange', repeat, { signal, once: true });
  // What is shown may be old by then.
  addEventListener('online', repeat, { signal });
  // Calls may have been answered before this code was loaded.
  send({ type: 'reports' });
}
