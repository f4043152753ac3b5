import { afterEach, expect, test, vi } from 'vitest';
import { turn } from '#testing/fakeBrowser.ts';
import { inOneTab } from './oneTab.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page, shown or not. */
function page(visibilityState: DocumentVisibilityState) {
  const document = Object.assign(new EventTarget(), { visibilityState });
  vi.stubGlobal('document', document);
  return document;
}

test('KEEP-02: two tabs never run work of the same name at once, and run other work in parallel', async () => {
  const held = Promise.withResolvers<void>();
  const done: string[] = [];
  const run = (name: string, what: string, until = Promise.resolve()) =>
    inOneTab(name, () => until.then(() => void done.push(what)));
  const first = run('queue', 'first', held.promise);
  const second = run('queue', 'second');
  await run('cart', 'beside');
  await turn();
  expect(done).toEqual(['beside']);
  held.resolve();
  await Promise.all([first, second]);
  expect(done).toEqual(['beside', 'first', 'second']);
});

test.each([
  ['has locks', { locks: navigator.locks }],
  ['has no locks', {}],
])(
  'KEEP-02: where the browser %s, work that fails is run once, and its error is told',
  async (_what, given) => {
    page('visible');
    vi.stubGlobal('navigator', given);
    const cause = new Error('broken');
    const work = vi.fn(() => Promise.reject(cause));
    await expect(inOneTab('failing', work)).rejects.toBe(cause);
    expect(work).toHaveBeenCalledTimes(1);
  },
);

test('KEEP-02: where the browser has no locks, a hidden tab begins once it is shown', async () => {
  const document = page('hidden');
  vi.stubGlobal('navigator', {});
  const work = vi.fn(() => Promise.resolve());
  const done = inOneTab('hidden', work);
  document.dispatchEvent(new Event('visibilitychange'));
  await turn();
  expect(work).not.toHaveBeenCalled();
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await done;
  expect(work).toHaveBeenCalledTimes(1);
});
