import { useTexts } from '#commerce/useTexts.ts';
import { shellTexts } from '#texts/shell.ts';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';

/** A product that does not exist (PROD-19): it says so, in the titles too. */
export function MissingProduct() {
  usePageHead({ barTitle: useTexts(shellTexts).errors.missingPage });
  return <ProblemState problem={{ status: 404 }} onRetry={() => undefined} />;
}
