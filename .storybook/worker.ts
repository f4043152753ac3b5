import { http, isCommonAssetRequest } from 'msw';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';

const unanswered = new Set<string>();

/** Starts the worker that answers the calls of the stories. It lies beside the page, also when that is in a folder. */
export async function startWorker() {
  // The catch-all of the legacy catalogue hears every path of the host: what it leaves is left by all.
  const nobody = http.all('/api/*', ({ request: { method, url } }) => {
    unanswered.add(`${method} ${url}`);
  });
  const worker = setupWorker(nobody);
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame }) => {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { request } = frame.data;
      if (!isOwnFile(request)) unanswered.add(`${request.method} ${request.url}`);
    },
  });
  return worker;
}

/** Throws when a call of the story found no handler: an unanswered call is a fault of the story. */
export function refuseUnanswered() {
  const calls = [...unanswered];
  unanswered.clear();
  if (calls.length === 0) return;
  throw new Error(
    `Failed to answer ${calls.join(', ')}: no handler. Add one with msw.use() in the story's beforeEach.`,
  );
}

/** Files of the catalogue itself and of the development server. */
function isOwnFile(request: Request) {
  const { origin, pathname } = new URL(request.url);
  return isCommonAssetRequest(request) || (origin === location.origin && pathname.startsWith('/@'));
}
