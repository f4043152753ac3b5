import { runInNewContext } from 'node:vm';
import { earlyScript } from './earlyScript.ts';

/** A request that was sent. */
export interface Sent {
  url: string;
  method: string | undefined;
  headers: Record<string, string>;
  body: unknown;
}

interface Picture {
  src?: string;
  srcset?: string;
  sizes?: string;
  fetchPriority?: string;
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

/** What the device has stored, and how every call is answered. */
export interface Device {
  session?: Record<string, string>;
  local?: Record<string, string>;
  cookie?: string;
  /** A script other than the page's. */
  script?: string | undefined;
  answer?: () => Promise<unknown>;
}

/** Runs the script of a page at a URL; gives the requests and the pictures that it sends for. */
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
  }: Device = {},
) {
  const sent: Sent[] = [];
  const pictures: Picture[] = [];
  const world = {
    location: new URL(address),
    document: {
      cookie,
      getElementById: () => (config === null ? null : { textContent: config }),
    },
    Image: function Image(this: Picture) {
      pictures.push(this);
    },
    sessionStorage: session,
    localStorage: local,
    fetch: (url: string, init: RequestInit) => {
      sent.push(asSent(url, init));
      return answer();
    },
    AbortController,
    URLSearchParams,
  };
  runInNewContext(script ?? '', world);
  await new Promise(setImmediate);
  return { sent, pictures: pictures.filter(({ src, srcset }) => Boolean(src) || Boolean(srcset)) };
}
