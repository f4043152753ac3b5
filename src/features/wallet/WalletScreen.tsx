import { useLocation } from 'react-router-dom';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { walletTexts } from '#texts/money.ts';
import { shellTexts } from '#texts/shell.ts';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { MovementDetail } from './MovementDetail.tsx';
import { MovementList } from './MovementList.tsx';
import { useWallet } from './useWallet.ts';

/** The wallet with its movements, or the movement that the path names (ROUTE-13, ROUTE-14). */
export function WalletScreen() {
  const { wallet: texts, shell } = useTexts(walletTexts, shellTexts);
  const { movement: id } = routeOf(useLocation().pathname).params;
  const { wallet, problem, busy, retry } = useWallet();
  usePageHead({ barTitle: texts.title });
  if (wallet !== undefined)
    return id === undefined ? (
      <MovementList wallet={wallet} onPaidOut={retry} />
    ) : (
      <MovementDetail key={id} id={id} wallet={wallet} />
    );
  if (problem === undefined) return <SkeletonMenu label={shell.loading} />;
  return <ProblemState problem={contentProblem(problem)} busy={busy} onRetry={retry} />;
}
