import { whenIdle } from '#ui/timing/whenIdle.ts';

/** Time in ms after the page is idle: the calls and pictures of a first visit go before the files of the whole shop. */
const pause = 1500;

/** Loads the chunk about the service worker, what it stores and its versions, some time after the page is idle. */
export const loadOffline = () =>
  new Promise<void>((resolve) => void whenIdle(() => setTimeout(resolve, pause))).then(
    () => import('./lateOffline.ts'),
  );
