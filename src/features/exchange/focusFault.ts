import { flushSync } from 'react-dom';

/**
 * Shows what is missing in a step, by `show`, and gives the focus to the first field that is (EXCH-04); false if no field
 * is. Of choices it is the first that can be chosen.
 */
export function focusFault(page: HTMLElement | null, show: () => void): boolean {
  flushSync(show);
  const fault = page?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]');
  const field = fault?.querySelector<HTMLElement>('input:not(:disabled)') ?? fault;
  field?.focus();
  return field !== undefined && field !== null;
}
