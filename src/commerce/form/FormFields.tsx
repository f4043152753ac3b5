import { type BaseSyntheticEvent, useEffect, useState } from 'react';
import { useTexts } from '#commerce/shop.ts';
import { customerFieldsTexts, formFaultsTexts } from '#texts/customerFields.ts';
import { Choice } from '#ui/controls/Choice.tsx';
import { Field, FieldGroup } from '#ui/controls/Field.tsx';
import { whenIdle } from '#ui/timing/moments.ts';
import type { FormField } from './useFormOf.ts';

interface NumberFieldProps extends FormField {
  label: string;
  /** '' for none. */
  help: string;
  /** Further typing cannot make it valid (VAL-22). */
  isHopeless: boolean;
  /** It fits, but its check digits are wrong (FORM-01). */
  isDoubtful: boolean;
  /** It may contain a letter, such as the K of a RUT. */
  withLetter: boolean;
}

/** The number of a document or account; it says that check digits are wrong once it was left (FORM-01). */
export function NumberField({ isHopeless, isDoubtful, withLetter, help, ...field }: NumberFieldProps) {
  const { customerFields: texts, formFaults } = useTexts(customerFieldsTexts, formFaultsTexts);
  const [wasLeft, setLeft] = useState(false);
  const fault = field.fault ?? (isHopeless ? formFaults.invalid : undefined);
  return (
    <Field
      {...field}
      fault={fault}
      onBlur={(event: BaseSyntheticEvent) => {
        setLeft(true);
        field.onBlur(event);
      }}
      help={wasLeft && isDoubtful && fault === undefined ? texts.reviewNumber : help}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      inputMode={withLetter ? 'text' : 'numeric'}
    />
  );
}

interface RadioFieldProps<Value extends string> extends FormField {
  legend: string;
  options: readonly Value[];
  labels: Readonly<Record<Value, string>>;
}

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

const load = () => import('./checkDigits.ts');

type Formulas = Awaited<ReturnType<typeof load>>;

/** Returns a function that checks check digits; true until the formulas have loaded, when the page is idle. */
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
