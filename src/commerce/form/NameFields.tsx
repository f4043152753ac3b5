import { useTexts } from '#commerce/useTexts.ts';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import { Field } from '#ui/controls/Field.tsx';
import type { FormField } from './formField.ts';

/** The names of a customer (SESS-27, SESS-28). */
export function NameFields({ first, middle, last }: Record<'first' | 'middle' | 'last', FormField>) {
  const { customerFields: texts } = useTexts(customerFieldsTexts);
  return (
    <>
      <Field {...first} label={texts.firstName} autoComplete="given-name" />
      <Field {...middle} label={texts.middleName} autoComplete="additional-name" />
      <Field {...last} label={texts.lastName} autoComplete="family-name" />
    </>
  );
}
