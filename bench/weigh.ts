import type { Browser, CDPSession } from 'playwright';
import { countBytes, type Sent } from './countBytes.ts';
import type { Weights } from './figures.ts';
import { patience, phone } from './phone.ts';

/** How long nothing is asked for in a page that has all it wants, in ms. */
const quiet = 1000;

/** Writes down every request of a page, by the browser's own account of the network. */
function listen(session: CDPSession) {
  const all = new Map<string, Sent & { length: number | undefined; head: number }>();
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
      bytes: 0,
      body: 0,
      head: 0,
      length: undefined,
    });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const sent = all.get(requestId);
    if (sent === undefined) return;
    // Over HTTP/2 what has come with the head may hold a small body already: the server's own word goes first.
    const told = new Headers(response.headers).get('content-length');
    sent.length = told === null ? undefined : Number(told);
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
    isQuiet: () => open.size === 0 && performance.now() - last > quiet,
    told: () => ({ sent: [...all.values()], loaded }),
  };
}

/** What a phone fetches on a first visit to a page, until it shows what it has and is quiet; nothing is touched. */
export async function weigh(browser: Browser, url: string, shows: string): Promise<Weights> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    const session = await context.newCDPSession(page);
    await Promise.all([session.send('Network.enable'), session.send('Page.enable')]);
    const { isQuiet, told } = listen(session);
    await page.goto(url);
    await page.locator(shows).first().waitFor();
    while (!isQuiet()) await page.waitForTimeout(100);
    const { sent, loaded } = told();
    return countBytes(sent, loaded);
  } finally {
    await context.close();
  }
}
