import { useEffect, useState } from 'react';
import { progressAfter, progressTick } from '#lib/progress.ts';

/** Percent of the progress bar of a screen that is loading; its timer ends with the component (APP-08 to APP-11). */
export function useProgress(random: () => number): number {
  const [{ value }, setProgress] = useState({ value: 0, seconds: 0 });
  useEffect(() => {
    const timer = setInterval(
      () =>
        setProgress((last) => {
          const seconds = last.seconds + 1;
          return { seconds, value: progressAfter(last.value, seconds, random()) };
        }),
      progressTick,
    );
    return () => clearInterval(timer);
  }, [random]);
  return value;
}
