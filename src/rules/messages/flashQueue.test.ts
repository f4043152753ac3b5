import { expect, test } from 'vitest';
import {
  type Countdown,
  countdownLeft,
  pauseCountdown,
  restartCountdown,
  resumeCountdown,
  startCountdown,
} from '#lib/countdown.ts';
import type { FlashMessage } from '#schemas/shell.ts';
import { flashDuration, queueFlash } from './flashQueue.ts';

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
