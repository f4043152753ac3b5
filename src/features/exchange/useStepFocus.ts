import { type RefObject, useEffect, useRef } from 'react';

/** Has the question of each further step the focus, so that it is read; the first one is a new page, which has it anyway. */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    page.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [step]);
  return page;
}
