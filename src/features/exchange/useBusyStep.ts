import { useEffect } from 'react';
import type { StepProps } from './step.ts';

/** Marks the button that goes on as busy while what the step asks about is read: a press would be without effect. */
export function useBusyStep(isReading: boolean, onBusy: StepProps['onBusy']): void {
  useEffect(() => {
    onBusy(isReading);
    return () => onBusy(false);
  }, [isReading, onBusy]);
}
