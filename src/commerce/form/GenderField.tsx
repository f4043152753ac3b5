import { useTexts } from '#commerce/useTexts.ts';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import type { FormField } from './formField.ts';
import { RadioField } from './RadioField.tsx';

const genders = ['female', 'male'] as const;

/** The gender, of which the server knows two. */
export function GenderField(field: FormField) {
  const { customerFields: texts } = useTexts(customerFieldsTexts);
  return <RadioField {...field} legend={texts.gender} options={genders} labels={texts} />;
}
