import { http, HttpResponse, type RequestHandler } from 'msw';
import { countryOfRequest } from '#mocks/country.ts';
import { pictureFor } from '#mocks/images/pictureFor.ts';

/** Nothing, in the size of a product's picture. */
const plain = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"/>';

/**
 * Responds to requests for pictures with empty ones. No test in a browser looks at what a picture shows, and drawing
 * one takes some ten milliseconds of the page. A picture that the mock backend does not have is missing here too.
 */
export const plainPictures = http.get('*/images/*', async ({ request }) => {
  const picture = await pictureFor(countryOfRequest(request), new URL(request.url).pathname);
  // The mock backend has no such picture.
  if (picture === undefined) return;
  return HttpResponse.text(plain, { headers: { 'content-type': 'image/svg+xml' } });
});

/** Whether frames and responses are delayed, as on a busy machine: `VITE_SLOW=1`. */
const isSlow = import.meta.env.VITE_SLOW === '1';

/** Delay of a frame in ms. */
const frameDelay = 120;
/** Delay of a response in ms: the minimum, and the random addition. */
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

/** For a slow machine: delays responses, before the handlers of the mock. */
export const slowAnswers: RequestHandler[] = isSlow ? [answerLate] : [];
