import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Stops the clock of this test; `passTime` moves it. */
export function stopClock(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Lets ms pass, with all that they bring about on the screen. */
export const passTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
