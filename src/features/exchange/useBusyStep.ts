import { useLayoutEffect } from 'react';
import type { StepProps } from './step.ts';

/** Marks the button that goes on as busy while the step reads or sends: a press would be without effect. */
export function useBusyStep(isBusy: boolean, onBusy: StepProps['onBusy']): void {
  // In the same frame as what the step shows: a button that still looks busy ignores the press.
  useLayoutEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [isBusy, onBusy]);
}
