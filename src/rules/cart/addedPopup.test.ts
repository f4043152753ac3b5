import { expect, test } from 'vitest';
import {
  type Countdown,
  countdownLeft,
  pauseCountdown,
  restartCountdown,
  resumeCountdown,
  startCountdown,
} from '#lib/countdown.ts';
import type { AddedProduct } from '#schemas/persisted.ts';
import { type AddedPopup, noPopup, popupAfter, popupDuration, type PopupEvent } from './addedPopup.ts';

const product = (name: string): AddedProduct => ({
  image: `/p/${name}.jpg`,
  brand: 'Almendro',
  name,
  size: '38',
});

const added = (name: string, where: { onCart?: boolean; flashVisible?: boolean } = {}): PopupEvent => ({
  type: 'added',
  product: product(name),
  onCart: false,
  flashVisible: false,
  ...where,
});

type Event = { at: number } & ({ event: PopupEvent } | { pointer: boolean });

/** What is open at each ms: the name of the product, or '' while nothing is. */
function replay(events: Event[], end: number) {
  let popup: AddedPopup = noPopup;
  let countdown: Countdown = startCountdown(0, 0);
  const open: string[] = [];
  for (let now = 0; now < end; now += 1) {
    if (popup.open && countdownLeft(countdown, now) === 0) popup = popupAfter(popup, { type: 'timedOut' });
    for (const step of events.filter(({ at }) => at === now)) {
      if ('pointer' in step) {
        countdown = step.pointer ? pauseCountdown(countdown, now) : resumeCountdown(countdown, now);
      } else {
        popup = popupAfter(popup, step.event);
        if (step.event.type === 'added') countdown = restartCountdown(countdown, popupDuration, now);
      }
    }
    open.push(popup.open ? (popup.product?.name ?? 'nothing') : '');
  }
  return open;
}

/** The same name for each ms from `from` on, `to` excluded. */
const during = (from: number, to: number, name: string) => Array<string>(to - from).fill(name);

const end = 9000;

test.each<[string, Event[], string[]]>([
  [
    'APP-23, APP-27: added at 0, open until 3999',
    [{ at: 0, event: added('A') }],
    [...during(0, 4000, 'A'), ...during(4000, end, '')],
  ],
  [
    "APP-25: 'Seguir comprando' at 1500 closes it",
    [
      { at: 0, event: added('A') },
      { at: 1500, event: { type: 'closed' } },
    ],
    [...during(0, 1500, 'A'), ...during(1500, end, '')],
  ],
  [
    'APP-32: another product at 3000 takes its place and restarts the time',
    [
      { at: 0, event: added('A') },
      { at: 3000, event: added('B') },
    ],
    [...during(0, 3000, 'A'), ...during(3000, 7000, 'B'), ...during(7000, end, '')],
  ],
  [
    'APP-29: added on the cart it never opens',
    [{ at: 0, event: added('A', { onCart: true }) }],
    during(0, end, ''),
  ],
  [
    'APP-29: opening the cart at 1000 closes it',
    [
      { at: 0, event: added('A') },
      { at: 1000, event: { type: 'cartOpened' } },
    ],
    [...during(0, 1000, 'A'), ...during(1000, end, '')],
  ],
  [
    'APP-30: added at 1000 beside a flash message it never opens',
    [
      { at: 0, event: { type: 'flashQueued' } },
      { at: 1000, event: added('A', { flashVisible: true }) },
    ],
    during(0, end, ''),
  ],
  [
    'APP-31: a flash message at 2000 closes it for good',
    [
      { at: 0, event: added('A') },
      { at: 2000, event: { type: 'flashQueued' } },
    ],
    [...during(0, 2000, 'A'), ...during(2000, end, '')],
  ],
  [
    'APP-27, APP-50: the pointer over it from 1000 to 3000 keeps it until 5999',
    [
      { at: 0, event: added('A') },
      { at: 1000, pointer: true },
      { at: 3000, pointer: false },
    ],
    [...during(0, 6000, 'A'), ...during(6000, end, '')],
  ],
  [
    'APP-31: after a flash message the next add opens it again',
    [
      { at: 0, event: added('A') },
      { at: 500, event: { type: 'flashQueued' } },
      { at: 6000, event: added('B') },
    ],
    [...during(0, 500, 'A'), ...during(500, 6000, ''), ...during(6000, end, 'B')],
  ],
])('%s', (_title, events, open) => {
  expect(replay(events, end)).toEqual(open);
});

test('APP-23: it shows image, brand, name and size of the product', () => {
  expect(popupAfter(noPopup, added('Ligera'))).toEqual({
    open: true,
    product: { image: '/p/Ligera.jpg', brand: 'Almendro', name: 'Ligera', size: '38' },
  });
});

test('APP-33: before anything was added it is closed', () => {
  expect(noPopup.open).toBe(false);
});

test('APP-28: the close button closes it', () => {
  expect(popupAfter({ open: true, product: product('A') }, { type: 'closed' }).open).toBe(false);
});

test('APP-33: after a page load it is closed, though it was stored open', () => {
  const stored: AddedPopup = { open: true, product: product('A') };
  expect(popupAfter(stored, { type: 'pageLoaded' })).toEqual({ open: false, product: product('A') });
});
