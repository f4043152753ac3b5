import { useEffect, useEffectEvent, useState } from 'react';
import { countdownLeft, pauseCountdown, restartCountdown, resumeCountdown, startCountdown } from '#rules/countdown.ts';

/**
 * Calls `onEnd` once `duration` ms have run down; `subject` starts them again when it changes, and `hold(true)` makes
 * them stand still until `hold(false)` (APP-50). Without a subject nothing runs.
 */
export function useCountdown(subject: unknown, duration: number, clock: () => number, onEnd: () => void) {
  const [countdown, setCountdown] = useState(() => startCountdown(duration, clock()));
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (subject !== undefined) setCountdown((last) => restartCountdown(last, duration, clock()));
  }, [subject, duration, clock]);

  useEffect(() => {
    if (subject === undefined || countdown.since === undefined) return undefined;
    const timer = setTimeout(end, countdownLeft(countdown, clock()));
    return () => clearTimeout(timer);
  }, [subject, countdown, clock]);

  return (held: boolean) =>
    setCountdown((last) => (held ? pauseCountdown(last, clock()) : resumeCountdown(last, clock())));
}
