import { useCallback, useEffect, useRef } from 'react';
import {
  countdownLeft,
  pauseCountdown,
  restartCountdown,
  resumeCountdown,
  startCountdown,
} from '#rules/countdown.ts';

/**
 * Calls `onEnd` once `duration` ms have run down; `subject` starts them again when it changes, and `hold(true)` makes
 * them stand still until `hold(false)` (APP-50). Without a subject nothing runs.
 */
export function useCountdown(subject: unknown, duration: number, clock: () => number, onEnd: () => void) {
  const countdown = useRef(startCountdown(duration, 0));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  const run = useCallback(() => {
    clearTimeout(timer.current);
    if (countdown.current.since === undefined) return;
    timer.current = setTimeout(() => end.current(), countdownLeft(countdown.current, clock()));
  }, [clock]);

  useEffect(() => {
    if (subject === undefined) {
      // What held the last subject is gone with it.
      countdown.current = startCountdown(duration, clock());
      return undefined;
    }
    countdown.current = restartCountdown(countdown.current, duration, clock());
    run();
    return () => clearTimeout(timer.current);
  }, [subject, duration, clock, run]);

  return (held: boolean) => {
    countdown.current = (held ? pauseCountdown : resumeCountdown)(countdown.current, clock());
    run();
  };
}
