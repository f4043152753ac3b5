import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Stops the clock of the current test; `passTime` advances it. */
export function stopClock(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Advances the clock by a time in ms and renders the effects. */
export const passTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
