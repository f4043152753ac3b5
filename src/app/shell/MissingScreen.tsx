import { Link } from '#commerce/page/Link.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';

/** The page for a URL without a screen (ERR-13). */
export function MissingScreen() {
  const { errors, safe } = useTexts(shellTexts);
  usePageHead({ name: errors.missingPage });
  return (
    <StateMessage
      icon="alert"
      title={errors.missingPage}
      text={safe.missingPage}
      action={<Button as={<Link to="/menu" />}>{errors.toCategories}</Button>}
      wayOut={
        <Button kind="text" as={<Link to="/" />}>
          {errors.toHome}
        </Button>
      }
    />
  );
}
