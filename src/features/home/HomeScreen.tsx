import { useGetHomeQuery } from '#api/home.ts';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { LazyShelves } from '#commerce/product/LazyShelves.ts';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import type { Home } from '#schemas/home.ts';
import type { Problem } from '#schemas/problem.ts';
import { homeTexts } from '#texts/home.ts';
import { shellTexts } from '#texts/shell.ts';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { SkeletonHome } from '#ui/skeletons/SkeletonHome.tsx';
import { useDeferredData } from '#ui/timing/useDeferredData.ts';
import { HomeContent } from './HomeContent.tsx';
import { HomeFoot } from './HomeFoot.tsx';
import { SegmentTabs } from './SegmentTabs.tsx';

const isEmpty = ({ top, main, bottom, tiles }: Home) =>
  [top, main, bottom, tiles].every((list) => list.length === 0);

/** Home (ROUTE-01): its content by key, its skeleton while it loads, and a retry after a failure (HOME-12). */
export function HomeScreen() {
  const { homeKey, country } = useShop();
  const texts = useTexts(shellTexts, homeTexts);
  const { data, error, isFetching, refetch } = useGetHomeQuery({ key: homeKey });
  const home = useDeferredData(homeKey, data);
  usePageHead({ title: data?.title, description: data?.description });

  if (data === undefined && error !== undefined)
    return (
      <ProblemState
        problem={contentProblem(error as Problem)}
        busy={isFetching}
        onRetry={() => void refetch()}
        onHome
      />
    );
  if (home === undefined) return <SkeletonHome label={texts.shell.loading} />;
  return (
    <>
      <SegmentTabs />
      {home.main.length === 0 && !isEmpty(home) && (
        <VisuallyHidden as="h1">{home.title ?? country.brandName}</VisuallyHidden>
      )}
      {isEmpty(home) ? (
        <StateMessage icon="home" title={texts.home.empty} text={texts.home.emptyHint} />
      ) : (
        <HomeContent home={home} />
      )}
      <LazyShelves />
      <HomeFoot />
    </>
  );
}
