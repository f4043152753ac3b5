import { http, type RequestHandler } from 'msw';

/** Whether frames and answers come late, as on a busy machine: `VITE_SLOW=1`. */
const isSlow = import.meta.env.VITE_SLOW === '1';

/** How late a frame comes, in ms. */
const frameDelay = 120;
/** How late an answer comes, in ms: the least, and how much more at random. */
const answerDelay = { least: 50, more: 200 };

// A test may stop the clock.
const sleep = window.setTimeout.bind(window);
const wake = window.clearTimeout.bind(window);
const frame = window.requestAnimationFrame.bind(window);

if (isSlow)
  Object.assign(window, {
    requestAnimationFrame: (work: FrameRequestCallback) => sleep(() => frame(work), frameDelay),
    cancelAnimationFrame: wake,
  });

const answerLate = http.all('*', () => {
  const late = answerDelay.least + answerDelay.more * Math.random();
  return new Promise<undefined>((goOn) => sleep(() => goOn(undefined), late));
});

/** For a slow machine, what comes before the handlers that answer. */
export const slowAnswers: RequestHandler[] = isSlow ? [answerLate] : [];
