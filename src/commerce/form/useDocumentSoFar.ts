import { type BaseSyntheticEvent, useState } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import { cleanDocument, isDocumentSoFar } from '#rules/validation/documents.ts';
import { formFaultsTexts } from '#texts/formFaults.ts';
import type { FormField } from './formField.ts';

/**
 * The number of a document as its field takes it: what cannot become one of the type by typing on is a fault at once,
 * before the field is left (VAL-22, VAL-27).
 */
export function useDocumentSoFar(number: FormField, type = ''): FormField {
  const { formFaults } = useTexts(formFaultsTexts);
  const [isOpen, setOpen] = useState(true);
  return {
    ...number,
    onChange: (event: BaseSyntheticEvent) => {
      const text = cleanDocument(type, (event.target as HTMLInputElement).value);
      setOpen(text === '' || isDocumentSoFar(type, text));
      number.onChange(event);
    },
    fault: number.fault ?? (isOpen ? undefined : formFaults.invalid),
  };
}
