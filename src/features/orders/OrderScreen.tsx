import { useLocation } from 'react-router-dom';
import { Link } from '#commerce/page/Link.tsx';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { ordersTexts } from '#texts/orders.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { useOrder } from './useOrder.ts';

function NumberedOrder({ number }: { number: string }) {
  const { orders: texts, errors, shell } = useTexts(ordersTexts, shellTexts);
  const { order, isMissing, problem, busy, retry, steps } = useOrder(number);
  if (order) return <OrderDetails order={order} steps={steps} />;
  if (isMissing)
    return (
      <StateMessage
        icon="alert"
        title={errors.missingPage}
        action={<Button as={<Link to="/account/orders" />}>{texts.toList}</Button>}
      />
    );
  if (problem) return <ProblemState problem={contentProblem(problem)} busy={busy} onRetry={retry} />;
  return <SkeletonMenu label={shell.loading} />;
}

/** The order that the path names (ROUTE-05); of an unknown one there is none (ROUTE-46). */
export function OrderScreen() {
  const { orders: texts } = useTexts(ordersTexts);
  const { order: number = '' } = routeOf(useLocation().pathname).params;
  usePageHead({ barTitle: texts.title });
  return <NumberedOrder key={number} number={number} />;
}
