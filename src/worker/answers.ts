import type { AnswerReport, StoredScreen } from '#schemas/workerMessages.ts';
import { outcomeOf, type Stored } from './outcome.ts';
import { screenOfAnswer } from './screenName.ts';
import { isFallback, isNew, isUsable, readInTime, screenOf, storedAt, toStored } from './storedAnswer.ts';
import {
  keyOf,
  reportedPath,
  type SentCall,
  type StoredCall,
  type Subject,
  subjectOf,
} from './storedCalls.ts';

/** The largest number of stored answers; a screen has one to four. */
const maxAnswers = 80;

interface Ports {
  /** Rejects if the browser blocks the cache. */
  open: () => Promise<Cache>;
  fetch: (request: Request) => Promise<Response>;
  clock: () => number;
}

type Report = (report: Omit<AnswerReport, 'type' | 'kind' | 'subject'>) => void;

/** An answer and the work that continues after it. */
interface Answered {
  response: Response;
  after?: Promise<unknown>;
}

/** Stores the answers to calls without a token (PWA-05): a stored answer is shown first, and renewed at once. */
export function storedAnswers({ open, fetch, clock }: Ports) {
  /** Finds a stored answer that may be used. */
  async function find(key: string): Promise<Response | undefined> {
    const found = await readInTime(async () => (await open()).match(key));
    return found && isUsable(storedAt(found), clock()) ? found : undefined;
  }

  /** Stores an answer; storage may be full. */
  async function store(key: string, subject: Subject, call: SentCall, { text, fallback }: Stored) {
    try {
      const screen = fallback ? '' : (JSON.stringify(screenOfAnswer(subject, call, text)) ?? '');
      await putBounded(
        await open(),
        key,
        toStored(text, { storedAt: clock(), screen, fallback }),
        maxAnswers,
      );
    } catch {
      // The shop works as without a worker.
    }
  }

  /** Answers a call from the device, else from the server, and stores the server's answer. */
  async function answer(
    request: Request,
    { kind, reply }: StoredCall,
    report: (report: AnswerReport) => void,
  ): Promise<Answered> {
    const { method, url, headers } = request;
    const call = { method, url, headers, body: method === 'POST' ? await request.clone().text() : '' };
    const key = keyOf(call);
    if (key === undefined) return { response: await fetch(request) };
    const subject = subjectOf(kind, call);
    const notify: Report = (state) =>
      report({ type: 'answer', kind, subject: reportedPath(subject), ...state });

    const found = await find(key);
    if (found === undefined || isFallback(found)) {
      const keep = async (outcome: ReturnType<typeof outcomeOf>) => {
        const stored = await outcome;
        if (typeof stored === 'string') return;
        notify({ state: 'current', storedAt: clock() });
        await store(key, subject, call, stored);
      };
      try {
        const response = await fetch(request);
        const outcome = outcomeOf(response.clone(), reply);
        if (found === undefined || (await outcome) !== 'trouble') return { response, after: keep(outcome) };
      } catch (cause) {
        if (found === undefined) throw cause;
      }
      notify({ state: 'failed', storedAt: storedAt(found) });
      return { response: found };
    }

    const at = storedAt(found);
    if (isNew(at, clock())) {
      notify({ state: 'current', storedAt: at });
      return { response: found };
    }
    notify({ state: 'stored', storedAt: at });
    const before = found.clone().text();
    const renew = async () => {
      const outcome = await outcomeOf(await fetch(request), reply);
      if (outcome === 'trouble') return notify({ state: 'failed', storedAt: at });
      if (outcome === 'ended') await (await open()).delete(key);
      else await store(key, subject, call, outcome);
      const isSame = outcome !== 'ended' && outcome.text === (await before);
      notify({ state: isSame ? 'current' : 'changed', storedAt: clock() });
    };
    return { response: found, after: renew().catch(() => notify({ state: 'failed', storedAt: at })) };
  }

  /** The screens that can be opened from the device, the newest first. */
  async function screens(): Promise<StoredScreen[]> {
    try {
      const cache = await open();
      const keys = await cache.keys();
      const all = await Promise.all(keys.map(async ({ url }) => ({ url, found: await cache.match(url) })));
      const usable = all.flatMap(({ url, found }) =>
        found && isUsable(storedAt(found), clock()) ? [{ url, found }] : [],
      );
      const urls = new Set(usable.map(({ url }) => url));
      // A list also needs its answer without details, which the search box does not request.
      const complete = usable.filter(({ url }) => urls.has(url.replace(/\/full(?=\?)/, '')));
      const texts = new Set(complete.map(({ found }) => screenOf(found)));
      return [...texts].flatMap((text) => (text ? [JSON.parse(text) as StoredScreen] : [])).toReversed();
    } catch {
      return [];
    }
  }

  return { answer, screens };
}

/** Puts an answer into a cache as the newest one, and deletes the oldest beyond `limit`. */
async function putBounded(cache: Cache, key: string, response: Response, limit: number): Promise<void> {
  // A cache lists its entries in insertion order.
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((old) => cache.delete(old)));
}
