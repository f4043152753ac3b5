import { Fragment } from 'react';
import { useShop, useTexts } from '#commerce/shop.ts';
import { cleanDocument, isDocument, isDocumentSoFar } from '#rules/validation/documents.ts';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import { Field, FieldGroup } from '#ui/controls/Field.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { NumberField, RadioField, useCheckDigits } from './FormFields.tsx';
import type { FormField } from './useFormOf.ts';

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

type Part = 'day' | 'month' | 'year';

const parts: readonly Part[] = ['day', 'month', 'year'];

/** A date of birth in three fields (SESS-29), because in a calendar a shopper would go back decades. */
export function BirthDateFields(fields: Record<Part, FormField>) {
  const { customerFields: texts } = useTexts(customerFieldsTexts);
  const wrong = parts.find((part) => fields[part].fault !== undefined);
  return (
    <FieldGroup legend={texts.birthDate} fault={wrong && fields[wrong].fault}>
      {(text, describedBy) =>
        parts.map((part) => {
          const { fault, ...field } = fields[part];
          return (
            <Fragment key={part}>
              <Field
                {...field}
                label={texts[part]}
                autoComplete={`bday-${part}`}
                inputMode="numeric"
                aria-invalid={fault === undefined ? undefined : true}
                aria-describedby={describedBy}
              />
              {part === wrong && text}
            </Fragment>
          );
        })
      }
    </FieldGroup>
  );
}

const genders = ['female', 'male'] as const;

/** The gender; the server knows two. */
export function GenderField(field: FormField) {
  const { customerFields: texts } = useTexts(customerFieldsTexts);
  return <RadioField {...field} legend={texts.gender} options={genders} labels={texts} />;
}

interface DocumentFieldsProps {
  type: FormField;
  number: FormField;
  typed: { type: string; number: string };
}

/** The identity document: a single type is in the label (COUNTRY-13); a RUT is checked while typing (VAL-22, VAL-27). */
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

/** Whether a document fits the pattern of its type but has wrong check digits, so that the form shows a hint (FORM-01). */
function useDocumentHint(typed: { type: string; number: string }): boolean {
  const { documentTypes } = useShop().country;
  const hasRightCheckDigits = useCheckDigits();
  const type = documentTypes.find((each) => each === typed.type);
  if (type === undefined) return false;
  const document = cleanDocument(type, typed.number);
  return isDocument(type, document) && !hasRightCheckDigits(type, document);
}
