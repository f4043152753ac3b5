import { type BaseSyntheticEvent, useState } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import { customerFieldsTexts, formFaultsTexts } from '#texts/customerFields.ts';
import { Field } from '#ui/controls/Field.tsx';
import type { FormField } from './useFormOf.ts';

interface NumberFieldProps extends FormField {
  label: string;
  /** '' for none. */
  help: string;
  /** Typing on cannot make one of it any more (VAL-22). */
  isHopeless: boolean;
  /** It fits, but its check digits are wrong (FORM-01). */
  isDoubtful: boolean;
  /** It may have a letter, as the K of a RUT. */
  withLetter: boolean;
}

/**
 * The number of a document or account. Of one whose check digits are wrong it says so once the field was left; it can be
 * sent all the same (FORM-01).
 */
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
