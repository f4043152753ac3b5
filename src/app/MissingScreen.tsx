import { Link } from '#commerce/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import { usePageHead } from '#commerce/usePageHead.ts';
import { Button } from '#ui/Button.tsx';
import { StateMessage } from '#ui/StateMessage.tsx';

/** An address that no screen answers to (ERR-13). */
export function MissingScreen() {
  const { errors, safe, catalogue } = useShop().texts;
  usePageHead({ title: errors.missingPage });
  return (
    <StateMessage
      icon="alert"
      title={errors.missingPage}
      text={safe.missingPage}
      action={<Button as={<Link to="/menu" />}>{catalogue.toCategories}</Button>}
      wayOut={
        <Button kind="text" as={<Link to="/" />}>
          {errors.toHome}
        </Button>
      }
    />
  );
}
