import { describe, expect, test, vi } from 'vitest';
import type { Problem, ProblemCode } from '#schemas/problem.ts';
import type { Store } from '#store/store.ts';
import { confirmWrite } from './confirmWrite.ts';

type Step = 'send' | 'readAfter';

interface Case {
  /** Why the write fails; by default its answer is lost. */
  code?: ProblemCode;
  /** The state that is read: whether the change is there; undefined if it cannot be read. */
  read?: boolean | undefined;
  online?: boolean;
  /** The step during which the session ends, or the network is lost. */
  endsIn?: Step;
  offlineIn?: Step;
  options?: Partial<Parameters<typeof confirmWrite>[1]>;
}

const problemOf = (code: ProblemCode): Problem => ({ code, message: '', errors: [] });

/** Sends a write that fails; returns how it ended and how often the state was read. */
async function fail({ code = 'network', read, online = true, endsIn, offlineIn, options }: Case) {
  const state = { online: { online, wasOffline: false } };
  const store = { getState: () => state, session: new AbortController() } as unknown as Store;
  const pass = (step: Step) => {
    if (endsIn === step) store.session.abort('logout');
    if (offlineIn === step) state.online.online = false;
  };
  const send = vi.fn(async () => {
    pass('send');
    return { error: problemOf(code) };
  });
  const readAfter = vi.fn(async () => {
    pass('readAfter');
    return read;
  });
  const written = await confirmWrite(store, { send, readAfter, isDone: (isThere) => isThere, ...options });
  expect(send).toHaveBeenCalledOnce();
  return { kind: written.kind, code: written.problem?.code, reads: readAfter.mock.calls.length };
}

test('a write with an answer is done, and nothing is read', async () => {
  const readAfter = vi.fn(async () => true);
  const store = {
    getState: () => ({ online: { online: true } }),
    session: new AbortController(),
  } as unknown as Store;
  const send = async () => ({ data: 'reply' });
  expect(await confirmWrite(store, { send, readAfter, isDone: () => true })).toEqual({
    kind: 'done',
    reply: 'reply',
  });
  expect(readAfter).not.toHaveBeenCalled();
});

describe('a write whose answer is lost', () => {
  test.each<[string, Case, string]>([
    ['is done if the change is there', { read: true }, 'done'],
    ['has failed if it is not there', { read: false }, 'failed'],
    ['is unclear if nothing can be read', {}, 'unclear'],
    ['is unclear if the network is lost on the way', { offlineIn: 'send' }, 'unclear'],
    ['is unclear if the network is lost while it is read', { offlineIn: 'readAfter' }, 'unclear'],
    ['is unclear with an answer that cannot be read', { code: 'schema' }, 'unclear'],
    ['is void if the session ends while it is read', { endsIn: 'readAfter', read: true }, 'void'],
  ])('KEEP-03: %s', async (_what, given, kind) => {
    expect(await fail(given)).toEqual({ kind, code: given.code ?? 'network', reads: 1 });
  });

  test('that began without network and cannot be read was not sent', async () => {
    expect(await fail({ online: false })).toMatchObject({ kind: 'failed', reads: 1 });
  });
});

describe('a write that is refused', () => {
  test.each<[string, Case, string, number]>([
    ['has failed, and nothing is read', { read: true }, 'failed', 0],
    ['is done if another tab has done it', { read: true, options: { readsRefused: true } }, 'done', 1],
    ['has failed where that cannot be read', { options: { readsRefused: true } }, 'failed', 1],
  ])('%s', async (_what, given, kind, reads) => {
    expect(await fail({ code: 'refused', ...given })).toEqual({ kind, code: 'refused', reads });
  });
});

test.each<[string, Case]>([
  ['whose call is aborted', { code: 'aborted' }],
  ['during which it ends', { endsIn: 'send' }],
])('a write %s is void for its session, and nothing is read', async (_what, given) => {
  expect(await fail({ read: true, ...given })).toMatchObject({ kind: 'void', reads: 0 });
});

test('what was found, or read without it, is given', async () => {
  const store = {
    getState: () => ({ online: { online: true } }),
    session: new AbortController(),
  } as unknown as Store;
  const send = async () => ({ error: problemOf('timeout') });
  const isDone = (ids: string[]) => ids.find((id) => id === 'b');
  const written = (ids: string[]) => confirmWrite(store, { send, readAfter: async () => ids, isDone });
  expect(await written(['a', 'b'])).toMatchObject({ kind: 'done', found: 'b' });
  expect(await written(['a'])).toMatchObject({ kind: 'failed', state: ['a'] });
});

test('a refusal may be that of a repetition after an unclear answer to the same values, until they are done', async () => {
  const store = {
    getState: () => ({ online: { online: true } }),
    session: new AbortController(),
  } as unknown as Store;
  const write = async (code: ProblemCode, values: string[], read?: boolean) => {
    const readAfter = vi.fn(async () => read);
    const send = async () => ({ error: problemOf(code) });
    const isDone = (isThere: boolean) => isThere;
    const isRepetition = () => true;
    const { kind } = await confirmWrite(store, { send, readAfter, isDone, values, isRepetition });
    return [kind, readAfter.mock.calls.length];
  };
  expect(await write('refused', ['a'], true)).toEqual(['failed', 0]);
  expect(await write('network', ['a'])).toEqual(['unclear', 1]);
  expect(await write('refused', ['b'], true)).toEqual(['failed', 0]);
  expect(await write('refused', ['a'])).toEqual(['unclear', 1]);
  expect(await write('refused', ['a'], true)).toEqual(['done', 1]);
  expect(await write('refused', ['a'], true)).toEqual(['failed', 0]);
});
