import type { BaseSyntheticEvent } from 'react';

/** What a field takes of its form: `form.field('email')`. */
export interface FormField {
  name: string;
  ref: (element: HTMLInputElement | HTMLSelectElement | null) => void;
  onChange: (event: BaseSyntheticEvent) => void;
  onBlur: (event: BaseSyntheticEvent) => void;
  fault: string | undefined;
}
