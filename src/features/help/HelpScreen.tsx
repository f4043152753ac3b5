import { Navigate, useLocation } from 'react-router-dom';
import { useGetHelpQuery } from '#api/content.ts';
import { Link } from '#commerce/page/Link.tsx';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { localHelpUrl } from '#rules/content/help.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import type { Problem } from '#schemas/problem.ts';
import { helpTexts } from '#texts/content.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { Questions } from './Questions.tsx';

/** The help of the content team (CONTENT-09), under the path of the country (ROUTE-31 to ROUTE-34). */
export function HelpScreen() {
  const { help: texts, shell, errors } = useTexts(helpTexts, shellTexts);
  const { helpPath } = useShop().country;
  const { pathname, search, hash } = useLocation();
  const { currentData: help, error, isFetching, refetch } = useGetHelpQuery({});
  usePageHead({ barTitle: texts.title });

  const local = localHelpUrl(pathname + search + hash, helpPath);
  if (local !== undefined) return <Navigate to={local} replace />;
  if (help === undefined && error !== undefined)
    return (
      <ProblemState
        problem={contentProblem(error as Problem)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (help === undefined) return <SkeletonMenu label={shell.loading} />;
  if (help.helpPage.length === 0)
    return (
      <StateMessage
        icon="search"
        title={texts.none}
        action={<Button as={<Link to="/" />}>{errors.toHome}</Button>}
      />
    );
  return <Questions questions={help.helpPage} />;
}
