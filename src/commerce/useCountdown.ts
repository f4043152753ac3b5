import { useCallback, useEffect, useRef } from 'react';
import {
  countdownLeft,
  pauseCountdown,
  restartCountdown,
  resumeCountdown,
  startCountdown,
} from '#lib/countdown.ts';

/**
 * Calls `onEnd` after `duration` ms. A new `subject` restarts the countdown; without a subject it does not run. The
 * returned function pauses the countdown with true and resumes it with false (APP-50). It also pauses while the page is
 * hidden, because the shopper cannot read the message then.
 */
export function useCountdown(subject: unknown, duration: number, clock: () => number, onEnd: () => void) {
  const countdown = useRef(startCountdown(duration, 0));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = useRef(onEnd);
  const held = useRef(false);
  useEffect(() => {
    end.current = onEnd;
  });

  const schedule = useCallback(() => {
    clearTimeout(timer.current);
    if (countdown.current.since === undefined) return;
    timer.current = setTimeout(() => end.current(), countdownLeft(countdown.current, clock()));
  }, [clock]);

  const follow = useCallback(() => {
    const pauseOrResume = held.current || document.hidden ? pauseCountdown : resumeCountdown;
    countdown.current = pauseOrResume(countdown.current, clock());
    schedule();
  }, [clock, schedule]);

  useEffect(() => {
    if (subject === undefined) {
      // The element that paused the countdown was removed with the last subject.
      held.current = false;
      countdown.current = startCountdown(duration, clock());
      return undefined;
    }
    countdown.current = restartCountdown(countdown.current, duration, clock());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      clearTimeout(timer.current);
    };
  }, [subject, duration, clock, follow]);

  return (paused: boolean) => {
    held.current = paused;
    follow();
  };
}
