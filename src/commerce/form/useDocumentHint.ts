import { useShop } from '#commerce/shop.ts';
import { cleanDocument, isDocument } from '#rules/validation/documents.ts';
import { useCheckDigits } from './useCheckDigits.ts';

/** Whether a document fits the pattern of its type and not its check digits, so that it is worth a second look (FORM-01). */
export function useDocumentHint(typed: { type: string; number: string }): boolean {
  const { documentTypes } = useShop().country;
  const hasRightCheckDigits = useCheckDigits();
  const type = documentTypes.find((each) => each === typed.type);
  if (type === undefined) return false;
  const document = cleanDocument(type, typed.number);
  return isDocument(type, document) && !hasRightCheckDigits(type, document);
}
