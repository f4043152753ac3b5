import { expect, test } from 'vitest';
import {
  type Countdown,
  countdownLeft,
  pauseCountdown,
  restartCountdown,
  resumeCountdown,
  startCountdown,
} from '#lib/countdown.ts';
import type { FlashMessage } from '#schemas/persisted.ts';
import type { Problem, ProblemCode } from '#schemas/problem.ts';
import {
  badResponse,
  contentProblem,
  defaultMessage,
  flashDuration,
  isUnclear,
  messageKey,
  queueFlash,
} from './messages.ts';

const problem = (code: ProblemCode, status?: number): Problem => ({
  code,
  message: 'Internal',
  errors: [],
  ...(status === undefined ? {} : { status }),
});

test('ERR-01, ERR-02: the two messages in the state', () => {
  expect(defaultMessage).toBe('Something went wrong.');
  expect(badResponse).toBe('Bad response from server');
});

const rows: [ProblemCode, number | undefined, string, string][] = [
  ['network', undefined, 'generic', 'offline'],
  ['timeout', undefined, 'generic', 'offline'],
  ['server', 500, 'generic', 'offline'],
  ['server', 503, 'generic', 'offline'],
  ['server', 429, 'generic', 'offline'],
  ['refused', 200, 'generic', 'offline'],
  ['refused', 400, 'generic', 'offline'],
  ['refused', 422, 'generic', 'offline'],
  ['notJson', 200, 'generic', 'offline'],
  ['schema', undefined, 'generic', 'offline'],
  ['tooLarge', undefined, 'generic', 'offline'],
  ['aborted', undefined, 'generic', 'offline'],
  ['refused', 404, 'missingPage', 'missingPage'],
  ['refused', 410, 'missingPage', 'missingPage'],
  ['refused', 401, 'authorization', 'authorization'],
  ['refused', 403, 'authorization', 'authorization'],
];

test.each(rows)('ERR-12, ERR-13, ERR-14: %s with status %s reads %s with network', (code, status, key) => {
  expect(messageKey(problem(code, status), true)).toBe(key);
});

test.each(rows)(
  'ERR-15: %s with status %s reads, instead of %s, %s without network',
  (code, status, _key, key) => {
    expect(messageKey(problem(code, status), false)).toBe(key);
  },
);

test.each([defaultMessage, badResponse, 'Requested token not found.', ''])(
  'ERR-04: what the visitor reads does not depend on the message %j',
  (message) => {
    const failed: Problem = { ...problem('server', 500), message };
    expect(messageKey(failed, true)).toBe('generic');
  },
);

test.each([
  [404, 'generic'],
  [410, 'generic'],
  [401, 'authorization'],
  [403, 'authorization'],
  [503, 'generic'],
  [undefined, 'generic'],
])('HOME-12, MENU-12: content that fails with %s reads %s', (status, key) => {
  expect(messageKey(contentProblem(status === undefined ? {} : { status }), true)).toBe(key);
});

const success = (text: string): FlashMessage => ({ text, flashMessageType: 'success' });
const error = (text: string): FlashMessage => ({ text, flashMessageType: 'error' });

type Event = { at: number } & ({ queue: FlashMessage } | { focus: boolean });

/** What is shown at each ms: the messages as text, or '' once they are cleared. */
function replay(events: Event[], end: number) {
  let queue: FlashMessage[] = [];
  let countdown: Countdown | undefined;
  const shown: string[] = [];
  for (let now = 0; now < end; now += 1) {
    if (countdown !== undefined && countdownLeft(countdown, now) === 0) {
      queue = [];
      countdown = undefined;
    }
    for (const event of events.filter(({ at }) => at === now)) {
      if ('queue' in event) {
        const longer = queueFlash(queue, event.queue);
        const begun = countdown ?? startCountdown(flashDuration, now);
        if (longer !== queue) countdown = restartCountdown(begun, flashDuration, now);
        queue = longer;
      } else if (countdown !== undefined) {
        countdown = event.focus ? pauseCountdown(countdown, now) : resumeCountdown(countdown, now);
      }
    }
    shown.push(queue.map(({ text, flashMessageType }) => `${flashMessageType} ${text}`).join(', '));
  }
  return shown;
}

/** The same text for each ms from `from` on, `to` excluded. */
const during = (from: number, to: number, text: string) => Array<string>(to - from).fill(text);

test('APP-36, APP-39: one message is shown until 5000', () => {
  expect(replay([{ at: 0, queue: success('Cupón agregado.') }], 8000)).toEqual([
    ...during(0, 5000, 'success Cupón agregado.'),
    ...during(5000, 8000, ''),
  ]);
});

test('APP-36, APP-39, APP-40: the same text at 100 is dropped and restarts nothing', () => {
  const events = [0, 100].map((at) => ({ at, queue: success('Cupón agregado.') }));
  expect(replay(events, 8000)).toEqual([
    ...during(0, 5000, 'success Cupón agregado.'),
    ...during(5000, 8000, ''),
  ]);
});

test('APP-38, APP-40: after a new text at 3000 both are shown until 8000', () => {
  const events = [
    { at: 0, queue: success('A') },
    { at: 3000, queue: error('B') },
  ];
  expect(replay(events, 9000)).toEqual([
    ...during(0, 3000, 'success A'),
    ...during(3000, 8000, 'success A, error B'),
    ...during(8000, 9000, ''),
  ]);
});

test('APP-39, APP-50: with the focus inside from 2000 to 4000 it is shown until 7000', () => {
  const events = [
    { at: 0, queue: success('A') },
    { at: 2000, focus: true },
    { at: 4000, focus: false },
  ];
  expect(replay(events, 8000)).toEqual([...during(0, 7000, 'success A'), ...during(7000, 8000, '')]);
});

test('APP-37: the same text as an error leaves one message of type success', () => {
  const events = [
    { at: 0, queue: success('A') },
    { at: 10, queue: error('A') },
  ];
  expect(replay(events, 8000)).toEqual([...during(0, 5000, 'success A'), ...during(5000, 8000, '')]);
});

test('APP-36, APP-37: a text that is queued already returns the same queue object', () => {
  const queue = [success('A'), error('B')];
  expect(queueFlash(queue, error('A'))).toBe(queue);
  expect(queueFlash(queue, success('a'))).toEqual([...queue, success('a')]);
});

test.each([
  ['network', true],
  ['timeout', true],
  ['server', true],
  ['notJson', true],
  ['schema', true],
  ['tooLarge', true],
  ['refused', false],
  ['aborted', false],
] as const)('KEEP-03: whether a call that failed by %s may have been done: %s', (code, unclear) => {
  expect(isUnclear({ code })).toBe(unclear);
});
