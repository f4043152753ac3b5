import { act, renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { makeShop } from '#app/start/makeShop.ts';
import { isTermFor } from '#rules/search/terms.ts';
import { developmentSettings } from '#fixtures/settings.ts';
import { useSuggestions } from './SuggestionList.tsx';

/** A step of a shopper or of the network. */
type Step = { type: string } | { wait: number } | { answer: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.constantFrom('', 'b', 'bo', 'bot', 'bota', 'botas', 'boti', 'za', 'zap', 'zapa') }),
  fc.record({ wait: fc.constantFrom(50, 200, 299, 300, 700) }),
  // Answers come in any order: the one of this number among those that are missing.
  fc.record({ answer: fc.nat({ max: 4 }) }),
);

/** What the server has for a text: terms that begin with it, and one that only it has. */
const termsOf = (q: string) => [
  `${q}nes`,
  `${q}rico azul`,
  `solo de ${Array.from(q).toReversed().join('·')}`,
];

let waiting: { q: string; answer: () => void }[] = [];

beforeAll(() => {
  // The store tells of changes once per frame.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  vi.stubGlobal('fetch', (request: Request | URL | string) => {
    const url = new URL(request instanceof Request ? request.url : request, location.origin);
    const q = url.searchParams.get('q') ?? '';
    return new Promise<Response>((resolve) => {
      const suggestions = termsOf(q).map((term) => ({ term, count: 1 }));
      waiting.push({ q, answer: () => resolve(Response.json({ suggestions, correctedTerm: '' })) });
    });
  });
});

afterEach(() => {
  waiting = [];
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The hook in a separate shop, where a text can be typed. */
function mount() {
  const { store } = makeShop({
    country: 'ar',
    settings: developmentSettings(),
    origin: location.origin,
    headers: {},
    clock: () => 0,
    random: () => 0.5,
    copy: () => Promise.resolve(true),
    share: () => Promise.resolve(false),
    wait: () => Promise.resolve(),
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(({ text }: { text: string }) => useSuggestions(text), {
    wrapper,
    initialProps: { text: '' },
  });
}

/** A task of the browser, whose time is not faked: a body is read in a few of them. */
const task = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(undefined);
  });

/** Lets the answers that are there be read, and a frame be drawn. */
const settle = () =>
  act(async () => {
    for (let left = 4; left > 0; left -= 1) await task();
    await vi.advanceTimersByTimeAsync(16);
  });

async function run(steps: readonly Step[]) {
  const { result, rerender, unmount } = mount();
  let text = '';
  const check = () => {
    const { terms } = result.current;
    const own = termsOf(text);
    const stale = terms.filter((term) => !own.includes(term) && !isTermFor(text, term));
    return { stale, terms };
  };
  for (const next of [...steps, { wait: 1000 }]) {
    if ('type' in next) rerender({ text: (text = next.type) });
    else if ('wait' in next) await act(() => vi.advanceTimersByTimeAsync(next.wait));
    else {
      waiting.splice(next.answer % Math.max(1, waiting.length), 1)[0]?.answer();
      await settle();
    }
    if (check().stale.length > 0) return { text, ...check() };
  }
  const expected = text.length < 2 ? [] : termsOf(text);
  // Sending and reading take tasks of their own, how many is the browser's business.
  for (let round = 0; round < 100 && result.current.terms.join() !== expected.join(); round += 1) {
    for (const { answer } of waiting.splice(0)) answer();
    await settle();
  }
  const end = { text, ...check(), expected };
  unmount();
  return end;
}

test('SEARCH-04: in 60 schedules of typing and answers no list is stale, and the last one fits the text', async () => {
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const { text, stale, terms, expected } = { expected: undefined, ...(await run(steps)) };
      expect({ text, stale, terms }).toEqual({ text, stale: [], terms: expected });
      seen += 1;
    }),
    { seed: 20262, numRuns: 60 },
  );
  expect(seen).toBe(60);
});
