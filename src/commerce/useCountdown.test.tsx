import { renderHook } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { passTime, stopClock } from '#testing/render/passTime.ts';
import { useCountdown } from './useCountdown.ts';

interface Props {
  subject: unknown;
  duration: number;
  clock: () => number;
  onEnd: () => void;
}

const clock = () => Date.now();

/** A countdown of 4000 ms from now, for a subject. */
function start(subject: unknown) {
  stopClock();
  const onEnd = vi.fn<() => void>();
  const first: Props = { subject, duration: 4000, clock, onEnd };
  const { rerender, result, unmount } = renderHook(
    (props: Props) => useCountdown(props.subject, props.duration, props.clock, props.onEnd),
    { initialProps: first },
  );
  return {
    onEnd,
    unmount,
    change: (next: Partial<Props>) => rerender({ ...first, ...next }),
    pause: (isPaused: boolean) => result.current(isPaused),
  };
}

/** How often the countdown has ended one ms before so many ms have passed, and after them. */
async function endsAround(milliseconds: number, onEnd: ReturnType<typeof start>['onEnd']) {
  await passTime(milliseconds - 1);
  const before = onEnd.mock.calls.length;
  await passTime(1);
  return [before, onEnd.mock.calls.length];
}

test('APP-27: it ends after its duration, once', async () => {
  const { onEnd } = start('A');
  expect(await endsAround(4000, onEnd)).toEqual([0, 1]);
  await passTime(10_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('APP-27: a change of what happens at the end restarts nothing, and the last one happens', async () => {
  const { onEnd, change } = start('A');
  await passTime(3000);
  const later = vi.fn<() => void>();
  change({ onEnd: later });
  await passTime(1000);
  expect(later).toHaveBeenCalledOnce();
  expect(onEnd).not.toHaveBeenCalled();
});

test('APP-32, APP-40: a new subject restarts it', async () => {
  const { onEnd, change } = start('A');
  await passTime(3000);
  change({ subject: 'B' });
  expect(await endsAround(4000, onEnd)).toEqual([0, 1]);
});

test('a new duration restarts it', async () => {
  const { onEnd, change } = start('A');
  await passTime(1000);
  change({ duration: 5000 });
  expect(await endsAround(5000, onEnd)).toEqual([0, 1]);
});

test('a new clock restarts it, and is the one that counts', async () => {
  const { onEnd, change } = start('A');
  await passTime(1000);
  change({ clock: () => Date.now() - 60_000 });
  expect(await endsAround(4000, onEnd)).toEqual([0, 1]);
});

test('it does not run without a subject', async () => {
  const { onEnd } = start(undefined);
  await passTime(10_000);
  expect(onEnd).not.toHaveBeenCalled();
});

test('it stops when its subject is gone', async () => {
  const { onEnd, change } = start('A');
  await passTime(1000);
  change({ subject: undefined });
  await passTime(10_000);
  expect(onEnd).not.toHaveBeenCalled();
});

test('it ends with the part that shows it', async () => {
  const { onEnd, unmount } = start('A');
  await passTime(1000);
  unmount();
  await passTime(10_000);
  expect(onEnd).not.toHaveBeenCalled();
});

describe('the pause', () => {
  test('APP-50: from 1000 to 3000 delays the end by 2000 ms', async () => {
    const { onEnd, pause } = start('A');
    await passTime(1000);
    pause(true);
    await passTime(2000);
    expect(onEnd).not.toHaveBeenCalled();
    pause(false);
    expect(await endsAround(3000, onEnd)).toEqual([0, 1]);
  });

  test('APP-50: lasts as long as it is held', async () => {
    const { onEnd, pause } = start('A');
    await passTime(3999);
    pause(true);
    await passTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
  });

  test('APP-50: a new subject under the pointer is paused too, and has its whole time after it', async () => {
    const { onEnd, pause, change } = start('A');
    await passTime(1000);
    pause(true);
    change({ subject: 'B' });
    await passTime(10_000);
    expect(onEnd).not.toHaveBeenCalled();
    pause(false);
    expect(await endsAround(4000, onEnd)).toEqual([0, 1]);
  });

  test('APP-50: ends with its subject, so that the next one runs', async () => {
    const { onEnd, pause, change } = start('A');
    pause(true);
    change({ subject: undefined });
    await passTime(1000);
    change({ subject: 'B' });
    expect(await endsAround(4000, onEnd)).toEqual([0, 1]);
  });
});

describe('a page that is hidden', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get');
  const hide = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  afterEach(() => hide(false));
  afterAll(() => hidden.mockRestore());

  test('APP-39: shows the rest once it is seen again', async () => {
    const { onEnd } = start('A');
    await passTime(1000);
    hide(true);
    await passTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    hide(false);
    expect(await endsAround(3000, onEnd)).toEqual([0, 1]);
  });

  test('APP-39: has the whole time for what came while it was hidden', async () => {
    const { onEnd, change } = start(undefined);
    hide(true);
    change({ subject: 'A' });
    await passTime(60_000);
    hide(false);
    expect(await endsAround(4000, onEnd)).toEqual([0, 1]);
  });

  test('APP-50: what was held before is held when it is seen again', async () => {
    const { onEnd, pause } = start('A');
    pause(true);
    hide(true);
    hide(false);
    await passTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    pause(false);
    expect(await endsAround(4000, onEnd)).toEqual([0, 1]);
  });

  test('APP-50: what is let go while it is hidden goes on when it is seen again', async () => {
    const { onEnd, pause } = start('A');
    pause(true);
    hide(true);
    pause(false);
    await passTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    hide(false);
    expect(await endsAround(4000, onEnd)).toEqual([0, 1]);
  });
});
