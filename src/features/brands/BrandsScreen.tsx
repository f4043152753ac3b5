import { useMemo } from 'react';
import { useGetBrandsQuery } from '#api/brands.ts';
import { Link } from '#commerce/page/Link.tsx';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { brandGroups } from '#rules/content/brands.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import type { Problem } from '#schemas/problem.ts';
import { brandsTexts } from '#texts/brands.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { BrandList } from './BrandList.tsx';

/** The brands of the shop (ROUTE-27). */
export function BrandsScreen() {
  const { brands: texts, shell, errors } = useTexts(brandsTexts, shellTexts);
  const { data, error, isFetching, refetch } = useGetBrandsQuery({});
  const groups = useMemo(() => data && brandGroups(data), [data]);
  usePageHead({ barTitle: texts.title });

  if (groups === undefined && error !== undefined)
    return (
      <ProblemState
        problem={contentProblem(error as Problem)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (groups === undefined) return <SkeletonMenu label={shell.loading} />;
  if (groups.length === 0)
    return (
      <StateMessage
        icon="tag"
        title={texts.none}
        action={<Button as={<Link to="/menu" />}>{errors.toCategories}</Button>}
      />
    );
  return <BrandList groups={groups} />;
}
