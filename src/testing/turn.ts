import { vi } from 'vitest';

/** Waits one turn of the event loop; with a stopped clock it goes on by one ms, after what is read has been read. */
export async function turn(): Promise<void> {
  if (!vi.isFakeTimers()) return new Promise((resolve) => setTimeout(resolve, 0));
  for (let left = 3; left > 0; left -= 1) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(1);
}
