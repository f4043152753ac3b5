import type { FlagConfiguration } from '#schemas/flags.ts';
import type { ConfigurationAnswer, KnownConfiguration } from './readConfiguration.ts';

/** Times of a flag client in ms (FLAG-18). */
export const flagClientDefaults = {
  /** Between two requests. */
  poll: 60_000,
  /** Until flags count as not resolved. */
  initWait: 5000,
  /** The minimum age of a configuration before it is requested again. */
  cache: 60_000,
  /** The timeout of a request. */
  requestTimeout: 30_000,
};

interface Client extends Partial<typeof flagClientDefaults> {
  /** Requests the configuration; `etag` is the ETag of the known configuration. */
  read: (request: { etag: string | undefined; timeout: number }) => Promise<ConfigurationAnswer>;
  /** Whether to send requests: the device is online and the page is visible. */
  mayRead: () => boolean;
  /**
   * Called with the configuration after each response, even if it is unchanged, because the user may have changed. Called
   * once with undefined if the first request fails or times out (FLAG-16).
   */
  onAnswer: (configuration: FlagConfiguration | undefined) => void;
  /** Time in ms. */
  clock: () => number;
  signal: AbortSignal;
}

/**
 * Polls the flag configuration until `signal` is aborted. A failed request changes nothing, and the next poll repeats it.
 * `refresh` requests the configuration if the cached one has expired.
 */
export function startFlagClient({ read, mayRead, onAnswer, clock, signal, ...times }: Client) {
  const { poll, initWait, cache, requestTimeout } = { ...flagClientDefaults, ...times };
  let known: KnownConfiguration | undefined;
  let readAt = -Infinity;
  let isPending = false;
  let isLoading = true;

  function answer() {
    isLoading = false;
    clearTimeout(waiting);
    onAnswer(known?.configuration);
  }
  const fail = () => {
    if (isLoading) answer();
  };
  const waiting = setTimeout(fail, initWait);

  async function ask() {
    if (isPending || !mayRead()) return;
    isPending = true;
    const found = await read({ etag: known?.etag, timeout: requestTimeout });
    isPending = false;
    if (signal.aborted) return;
    if (found === 'failed' || (found === 'unchanged' && known === undefined)) {
      fail();
      return;
    }
    if (found !== 'unchanged') known = found;
    readAt = clock();
    answer();
  }
  const polling = setInterval(() => void ask(), poll);
  signal.addEventListener('abort', () => {
    clearTimeout(waiting);
    clearInterval(polling);
  });
  void ask();
  return {
    refresh: () => {
      if (clock() - readAt >= cache) void ask();
    },
  };
}
