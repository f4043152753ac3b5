import { runInNewContext } from 'node:vm';
import type { EarlyCall } from '#api/transport/earlyCall.ts';
import { earlyScript } from './earlyScript.ts';

/** A request that was sent. */
export interface Sent {
  url: string;
  method: string | undefined;
  headers: Record<string, string>;
  body: unknown;
}

/** The box of the first picture, with what the script sets in it. */
interface Box {
  src?: string;
  srcset?: string;
  dataset: Record<string, string>;
}

/** The pages that send a first call. */
export const pages = ['home', 'list', 'product'] as const;
export type Page = (typeof pages)[number];

/** The script of each page, once `buildScripts` has run. */
export const scripts: Partial<Record<Page, string>> = {};

/** Builds the scripts; takes seconds. */
export async function buildScripts(): Promise<void> {
  for (const page of pages) scripts[page] = await earlyScript(page);
}

export const asSent = (url: string, { method, headers, body }: RequestInit): Sent => ({
  url,
  method,
  headers: Object.fromEntries(new Headers(headers)),
  body: body ?? undefined,
});

/** The storage of the device, and the response to every call. */
export interface Device {
  session?: Record<string, string>;
  local?: Record<string, string>;
  cookie?: string;
  /** A script other than the page's. */
  script?: string | undefined;
  answer?: () => Promise<unknown>;
  /** The reply that a server has written into the page. */
  written?: string;
  /** The state of the history entry; null at its first visit. */
  state?: unknown;
  /** Whether the visitor saves data; undefined in a browser that does not say so. */
  saveData?: boolean;
  /** Resolves when the markup has been read; by default it has been before the script runs. */
  markup?: Promise<void>;
}

/** Runs the script of a page at a URL; gives the requests that it sends, the call that it leaves, and the box. */
export async function runEarly(
  page: Page,
  address: string,
  config: string | null,
  {
    session = {},
    local = {},
    cookie = '',
    script = scripts[page],
    answer = () => Promise.reject(new Error('gone')),
    written,
    state = null,
    saveData,
    markup,
  }: Device = {},
) {
  const sent: Sent[] = [];
  const box: Box = { dataset: {} };
  const blocks: Record<string, string | null | undefined> = { config, answer: written };
  const images = markup === undefined ? [box] : [];
  const world = {
    history: { state },
    navigator: saveData === undefined ? {} : { connection: { saveData } },
    location: new URL(address),
    document: {
      cookie,
      images,
      getElementById: (id: string) => (blocks[id] == null ? null : { text: blocks[id] }),
    },
    requestAnimationFrame: (draw: () => void) => setTimeout(draw, 16),
    sessionStorage: session,
    localStorage: local,
    fetch: (url: string, init: RequestInit) => {
      sent.push(asSent(url, init));
      return answer();
    },
    AbortController,
    Response,
    URLSearchParams,
  };
  void markup?.then(() => images.push(box));
  runInNewContext(script ?? '', world);
  await new Promise(setImmediate);
  const { earlyCall } = world as { earlyCall?: EarlyCall };
  return { sent, earlyCall, box };
}
