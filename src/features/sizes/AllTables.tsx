import { useGetSizeTablesQuery } from '#api/sizeTables.ts';
import { Link } from '#commerce/page/Link.tsx';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import { checkSizeTable } from '#rules/sizes/checkSizeTable.ts';
import type { Problem } from '#schemas/problem.ts';
import { shellTexts } from '#texts/shell.ts';
import { sizesTexts } from '#texts/sizes.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { SizeTables } from './SizeTables.tsx';

/** The size tables of the content team (CONTENT-12), without those that have no rows. */
export function AllTables() {
  const { shell, errors, sizes } = useTexts(shellTexts, sizesTexts);
  const { data, error, isFetching, refetch } = useGetSizeTablesQuery({});

  if (data === undefined && error !== undefined)
    return (
      <ProblemState
        problem={contentProblem(error as Problem)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <SkeletonMenu label={shell.loading} />;
  const tables = data.flatMap((table) => checkSizeTable(table) ?? []);
  if (tables.length === 0)
    return (
      <StateMessage
        icon="tag"
        title={sizes.noTables}
        action={<Button as={<Link to="/" />}>{errors.toHome}</Button>}
      />
    );
  return <SizeTables tables={tables} />;
}
