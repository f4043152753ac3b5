import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { cleanDocument, isDocumentSoFar } from '#rules/validation/documents.ts';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import { Select } from '#ui/controls/Field.tsx';
import type { FormField } from './formField.ts';
import { NumberField } from './NumberField.tsx';
import { useDocumentHint } from './useDocumentHint.ts';

interface DocumentFieldsProps {
  type: FormField;
  number: FormField;
  /** The values of both, as they are typed. */
  typed: { type: string; number: string };
}

/**
 * The identity document (COUNTRY-13): where the country has one type, the label of the number names it. A RUT is checked
 * while typing too (VAL-22, VAL-27).
 */
export function DocumentFields({ type, number, typed }: DocumentFieldsProps) {
  const { customerFields: texts } = useTexts(customerFieldsTexts);
  const { documentTypes } = useShop().country;
  const [only] = documentTypes.length === 1 ? documentTypes : [];
  const isDoubtful = useDocumentHint(typed);
  const clean = cleanDocument(typed.type, typed.number);
  return (
    <>
      {only === undefined && <Select {...type} label={texts.documentType} options={documentTypes} />}
      <NumberField
        {...number}
        label={only === undefined ? texts.documentNumber : texts.documentOf(only)}
        help=""
        isHopeless={clean !== '' && !isDocumentSoFar(typed.type, clean)}
        isDoubtful={isDoubtful}
        withLetter={only === 'RUT'}
      />
    </>
  );
}
