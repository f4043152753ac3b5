import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { passTime, stopClock } from '#testing/render/passTime.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

function render(random: () => number) {
  stopClock();
  return renderShop({ random, children: <ScreenSkeleton name="home" /> });
}

const bar = () => Number(screen.getByRole('progressbar', { name: 'Cargando' }).getAttribute('value'));

test('APP-07, APP-08, APP-11: the bar is at 0, and at 5 percent 1 second after the skeleton appears', async () => {
  render(() => 0.73);
  expect(screen.getByRole('heading', { name: 'Cargando' })).toBeInTheDocument();
  expect(bar()).toBe(0);
  await passTime(999);
  expect(bar()).toBe(0);
  await passTime(1);
  expect(bar()).toBe(5);
});

test('APP-09: after that it grows once per second by a random amount of up to 10 percent', async () => {
  render(() => 0.73);
  await passTime(1000);
  await passTime(999);
  expect(bar()).toBe(5);
  await passTime(1);
  expect(bar()).toBeCloseTo(12.3);
  await passTime(1000);
  expect(bar()).toBeCloseTo(19.6);
});

test('APP-11: no timer is running when the screen appears', () => {
  const { unmount } = render(() => 0.5);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
