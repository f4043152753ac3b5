import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import { Field } from '#ui/controls/Field.tsx';
import { Select } from '#ui/controls/Select.tsx';
import type { FormField } from './formField.ts';
import { useDocumentSoFar } from './useDocumentSoFar.ts';

interface DocumentFieldsProps {
  type: FormField;
  number: FormField;
}

/** Documents with a letter in them: the K of a RUT. */
const withLetter: ReadonlySet<string> = new Set(['RUT']);

/** The identity document (COUNTRY-13): where the country has one type, the label of the number names it. */
export function DocumentFields({ type, number }: DocumentFieldsProps) {
  const { customerFields: texts } = useTexts(customerFieldsTexts);
  const { documentTypes } = useShop().country;
  const [only] = documentTypes.length === 1 ? documentTypes : [];
  return (
    <>
      {only === undefined && <Select {...type} label={texts.documentType} options={documentTypes} />}
      <Field
        {...useDocumentSoFar(number, only)}
        label={only === undefined ? texts.documentNumber : texts.documentOf(only)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputMode={only !== undefined && withLetter.has(only) ? 'text' : 'numeric'}
      />
    </>
  );
}
