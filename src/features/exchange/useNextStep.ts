import { useLocation, useNavigate } from 'react-router-dom';
import { usePresentLocation } from '#commerce/page/here.ts';
import type { ExchangeStep } from '#rules/exchange/steps.ts';
import { opened, stepUrl } from './exchangeUrls.ts';

/**
 * Returns what opens a further step. A second press comes before React has rendered that step, and must not write it into
 * the history once more: it is without effect once the step at `url` is left (FORM-03).
 */
export function useNextStep(url: string): (step: ExchangeStep, order: string) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const present = usePresentLocation();
  return (step, order) => {
    const { key: presentKey, pathname, search } = present();
    if (presentKey !== key && pathname + search !== url) return;
    void navigate(stepUrl(step, order), { state: opened });
  };
}
