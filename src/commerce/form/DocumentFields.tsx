import { type BaseSyntheticEvent, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { cleanDocument, isDocumentSoFar } from '#rules/validation/documents.ts';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import { formFaultsTexts } from '#texts/formFaults.ts';
import { Field } from '#ui/controls/Field.tsx';
import { Select } from '#ui/controls/Select.tsx';
import type { FormField } from './formField.ts';
import { useDocumentHint } from './useDocumentHint.ts';

interface DocumentFieldsProps {
  type: FormField;
  number: FormField;
  /** The values of both, as they are typed. */
  typed: { type: string; number: string };
}

/** Documents with a letter in them: the K of a RUT. */
const withLetter: ReadonlySet<string> = new Set(['RUT']);

/**
 * The identity document (COUNTRY-13): where the country has one type, the label of the number names it. Of a number whose
 * check digits are wrong it says so once the field was left; it can be sent all the same (FORM-01). A RUT is checked while
 * typing too (VAL-27).
 */
export function DocumentFields({ type, number, typed }: DocumentFieldsProps) {
  const { customerFields: texts, formFaults } = useTexts(customerFieldsTexts, formFaultsTexts);
  const { documentTypes } = useShop().country;
  const [only] = documentTypes.length === 1 ? documentTypes : [];
  const [wasLeft, setLeft] = useState(false);
  const isDoubtful = useDocumentHint(typed);
  const clean = cleanDocument(typed.type, typed.number);
  // Typing on cannot make a document of it any more (VAL-22).
  const isHopeless = clean !== '' && !isDocumentSoFar(typed.type, clean);
  const fault = number.fault ?? (isHopeless ? formFaults.invalid : undefined);
  return (
    <>
      {only === undefined && <Select {...type} label={texts.documentType} options={documentTypes} />}
      <Field
        {...number}
        fault={fault}
        onBlur={(event: BaseSyntheticEvent) => {
          setLeft(true);
          number.onBlur(event);
        }}
        label={only === undefined ? texts.documentNumber : texts.documentOf(only)}
        help={wasLeft && isDoubtful && fault === undefined ? texts.reviewNumber : ''}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputMode={only !== undefined && withLetter.has(only) ? 'text' : 'numeric'}
      />
    </>
  );
}
