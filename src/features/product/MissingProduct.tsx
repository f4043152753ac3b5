import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { shellTexts } from '#texts/shell.ts';

/** The message for a product that does not exist (PROD-19), also in the titles. */
export function MissingProduct() {
  usePageHead({ barTitle: useTexts(shellTexts).errors.missingPage });
  return <ProblemState problem={{ status: 404 }} onRetry={() => undefined} />;
}
