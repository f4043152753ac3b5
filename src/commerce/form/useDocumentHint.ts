import { useEffect, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import { cleanDocument, isDocument } from '#rules/validation/documents.ts';
import { whenIdle } from '#ui/timing/whenIdle.ts';

const load = () => import('./checkDigits.ts');

/**
 * Whether a document fits the pattern of its type and not its check digits, so that it is worth a second look (FORM-01).
 * The formulas are loaded when the page is idle; without them there is no hint.
 */
export function useDocumentHint(typed: { type: string; number: string }): boolean {
  const { documentTypes } = useShop().country;
  const [formulas, setFormulas] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => {
    let isShown = true;
    const stop = whenIdle(() => {
      load().then(
        (loaded) => isShown && setFormulas(loaded),
        () => undefined,
      );
    });
    return () => {
      isShown = false;
      stop();
    };
  }, []);
  const type = documentTypes.find((each) => each === typed.type);
  if (formulas === undefined || type === undefined) return false;
  const document = cleanDocument(type, typed.number);
  return isDocument(type, document) && !formulas.hasRightCheckDigits(type, document);
}
