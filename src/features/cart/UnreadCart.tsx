import { useState } from 'react';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { cartAsked, selectCartProblem } from '#store/cart.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';

/**
 * What a customer sees in place of her cart while nobody knows what she has in it, and the way to look again (CART-22).
 * `tries` is how often it was looked for in vain.
 */
export function UnreadCart({ tries }: { tries: number }) {
  const problem = useAppSelector(selectCartProblem);
  const dispatch = useAppDispatch();
  const [askedAfter, setAskedAfter] = useState(0);
  return (
    <ProblemState
      problem={problem ?? {}}
      busy={askedAfter === tries}
      onRetry={() => {
        setAskedAfter(tries);
        dispatch(cartAsked());
      }}
    />
  );
}
