import type { Browser, CDPSession } from 'playwright';
import { countBytes, isDeferredChunk, type NetworkRequest } from './countBytes.ts';
import type { Weights } from './figures.ts';
import { pageTimeout, phone } from './phone.ts';

/** A page is idle after this time without requests, in ms. */
const idleAfter = 1000;

/** Records every request of a page with the Chrome DevTools Protocol. */
function recordRequests(session: CDPSession) {
  const all = new Map<string, NetworkRequest & { length: number | undefined; head: number }>();
  const open = new Set<string>();
  let loaded = Infinity;
  let last = performance.now();
  const ended = (requestId: string) => {
    open.delete(requestId);
    last = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (request.url.startsWith('data:')) return;
    open.add(requestId);
    all.set(requestId, {
      kind: type ?? 'Other',
      began: timestamp,
      deferred: isDeferredChunk(request.url),
      bytes: 0,
      body: 0,
      head: 0,
      length: undefined,
    });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const sent = all.get(requestId);
    if (sent === undefined) return;
    // Over HTTP/2 the header bytes may include a small body, so `content-length` has priority.
    const contentLength = new Headers(response.headers).get('content-length');
    sent.length = contentLength === null ? undefined : Number(contentLength);
    sent.head = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    ended(requestId);
    const sent = all.get(requestId);
    if (sent === undefined) return;
    sent.bytes = encodedDataLength;
    sent.body = sent.length ?? Math.max(0, encodedDataLength - sent.head);
  });
  session.on('Network.loadingFailed', ({ requestId }) => ended(requestId));
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loaded = timestamp;
  });
  return {
    isIdle: () => open.size === 0 && performance.now() - last > idleAfter,
    result: () => ({ sent: [...all.values()], loaded }),
  };
}

/**
 * Page weight of a first visit on a phone, until the content is visible and the network is idle; without interaction.
 */
export async function weigh(browser: Browser, url: string, shows: string): Promise<Weights> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(pageTimeout);
    const session = await context.newCDPSession(page);
    await Promise.all([session.send('Network.enable'), session.send('Page.enable')]);
    const { isIdle, result } = recordRequests(session);
    await page.goto(url);
    await page.locator(shows).first().waitFor();
    while (!isIdle()) await page.waitForTimeout(100);
    const { sent, loaded } = result();
    return countBytes(sent, loaded);
  } finally {
    await context.close();
  }
}
