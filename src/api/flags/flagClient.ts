import type { FlagConfiguration } from '#schemas/flags.ts';
import type { ConfigurationAnswer, KnownConfiguration } from './readConfiguration.ts';

/** Times of a flag client in ms (FLAG-18). */
export const flagClientDefaults = {
  /** Between two requests. */
  poll: 60_000,
  /** Until flags count as not resolved. */
  initWait: 5000,
  /** As long as a configuration is not asked for again, whatever happens on the page. */
  cache: 60_000,
  /** Until a request is given up. */
  requestTimeout: 30_000,
};

interface Client extends Partial<typeof flagClientDefaults> {
  /** Asks for the configuration; `etag` is that of the known one. */
  read: (asked: { etag: string | undefined; timeout: number }) => Promise<ConfigurationAnswer>;
  /** Whether it is worth asking now: the device is online, and somebody looks at the page. */
  mayRead: () => boolean;
  /**
   * Called after each answer with the configuration, an unchanged one included, because the user may be another; once with
   * undefined if the first answer fails or is late (FLAG-16).
   */
  onAnswer: (configuration: FlagConfiguration | undefined) => void;
  /** Time in ms. */
  clock: () => number;
  signal: AbortSignal;
}

/**
 * Keeps the flag configuration of this visit up to date until `signal` is aborted. A request that fails changes nothing:
 * the next one repeats it. `refresh` asks for a configuration that is older than the cache allows.
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
