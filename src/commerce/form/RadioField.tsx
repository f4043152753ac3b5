import { Choice } from '#ui/controls/Choice.tsx';
import { FieldGroup } from '#ui/controls/Field.tsx';
import type { FormField } from './useFormOf.ts';

interface RadioFieldProps<Value extends string> extends FormField {
  legend: string;
  options: readonly Value[];
  labels: Readonly<Record<Value, string>>;
}

/** A choice of one from a few, all of them in sight. */
export function RadioField<Value extends string>({
  legend,
  options,
  labels,
  fault,
  ...field
}: RadioFieldProps<Value>) {
  return (
    <FieldGroup role="radiogroup" legend={legend} fault={fault}>
      {(text, describedBy) => (
        <>
          {options.map((value) => (
            <Choice
              key={value}
              {...field}
              kind="radio"
              label={labels[value]}
              value={value}
              aria-describedby={describedBy}
            />
          ))}
          {text}
        </>
      )}
    </FieldGroup>
  );
}
