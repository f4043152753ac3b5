import type { AnswerReport, StoredKind, StoredScreen } from '#schemas/workerMessages.ts';
import { putBounded } from './boundedCache.ts';
import { screenOfAnswer } from './screenName.ts';
import { isFinalAnswer, storableText } from './storableText.ts';
import { isNew, isUsable, screenOf, storedAt, toStored } from './storedAnswer.ts';
import { keyOf, reportedPath, type SentCall, subjectOf } from './storedCalls.ts';

/** The largest number of stored answers; a screen has one to four. */
const mostAnswers = 80;

interface Ports {
  /** Opens the cache of the answers; rejects where the browser blocks it. */
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

/** The stored answers to calls without token (PWA-05): shown first, and renewed at once. */
export function storedAnswers({ open, fetch, clock }: Ports) {
  /** A stored answer that may be used. Storage that fails has none. */
  async function find(key: string): Promise<Response | undefined> {
    try {
      const found = await (await open()).match(key);
      return found && isUsable(storedAt(found), clock()) ? found : undefined;
    } catch {
      return undefined;
    }
  }

  /** Stores a copy of an answer; returns its text, undefined for one that is not stored. Storage may be full. */
  async function store(key: string, kind: StoredKind, call: SentCall, copy: Response) {
    const text = await storableText(copy).catch(() => undefined);
    if (text === undefined) return undefined;
    try {
      const screen = JSON.stringify(screenOfAnswer(subjectOf(kind, call), call, text)) ?? '';
      await putBounded(await open(), key, toStored(text, clock(), screen), mostAnswers);
    } catch {
      // The shop works as without a worker.
    }
    return text;
  }

  /** Answers a call from the device, else from the server, and stores what the server answers. */
  async function answer(
    request: Request,
    kind: StoredKind,
    report: (report: AnswerReport) => void,
  ): Promise<Answered> {
    const { method, url, headers } = request;
    const call = { method, url, headers, body: method === 'POST' ? await request.clone().text() : '' };
    const key = keyOf(call);
    if (key === undefined) return { response: await fetch(request) };
    const subject = subjectOf(kind, call);
    const tell: Report = (state) =>
      report({ type: 'answer', kind, subject: reportedPath(subject), ...state });

    const found = await find(key);
    if (found !== undefined) {
      const at = storedAt(found);
      tell({ state: 'stored', storedAt: at });
      if (isNew(at, clock())) return { response: found };
      const before = await found.clone().text();
      const renew = async () => {
        const response = await fetch(request);
        const isFinal = isFinalAnswer(response);
        const text = await store(key, kind, call, response);
        if (text === undefined && !isFinal) return tell({ state: 'failed', storedAt: at });
        // What the server has no more, or gives with a customer by now, is not shown again.
        if (text === undefined) await (await open()).delete(key);
        tell({ state: text === before ? 'current' : 'changed', storedAt: clock() });
      };
      return { response: found, after: renew().catch(() => tell({ state: 'failed', storedAt: at })) };
    }

    try {
      const response = await fetch(request);
      tell({ state: 'current', storedAt: clock() });
      return { response, after: store(key, kind, call, response.clone()) };
    } catch (cause) {
      tell({ state: 'missing', storedAt: 0 });
      throw cause;
    }
  }

  /** The screens that can be opened from the device, the last one first. */
  async function screens(): Promise<StoredScreen[]> {
    try {
      const cache = await open();
      const all = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
      const usable = all.filter((each) => each !== undefined && isUsable(storedAt(each), clock()));
      const texts = new Set(usable.map((each) => (each ? screenOf(each) : '')));
      return [...texts].flatMap((text) => (text ? [JSON.parse(text) as StoredScreen] : [])).toReversed();
    } catch {
      return [];
    }
  }

  return { answer, screens };
}
