import { useEffect, useState } from 'react';
import { whenIdle } from '#ui/timing/moments.ts';

const load = () => import('./checkDigits.ts');

type Formulas = Awaited<ReturnType<typeof load>>;

/** Tells whether check digits are right; the formulas are loaded when the page is idle, and until then all are. */
export function useCheckDigits(): Formulas['hasRightCheckDigits'] {
  const [formulas, setFormulas] = useState<Formulas>();
  useEffect(
    () =>
      whenIdle(() => {
        load().then(setFormulas, () => undefined);
      }),
    // Stryker disable next-line ArrayDeclaration: a list that never changes
    [],
  );
  return formulas?.hasRightCheckDigits ?? (() => true);
}
