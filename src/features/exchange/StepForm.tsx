import type { ReactNode } from 'react';
import { stepForm } from './Wizard.tsx';

/** The form of a step, which the button of the bar sends. */
export function StepForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      id={stepForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
