import { useGetHomeQuery } from '#api/home.ts';
import { ProblemState } from '#commerce/ProblemState.tsx';
import { useShop } from '#commerce/shop.ts';
import { usePageHead } from '#commerce/usePageHead.ts';
import type { Home } from '#schemas/home.ts';
import type { Problem } from '#schemas/problem.ts';
import { SkeletonHome } from '#ui/SkeletonHome.tsx';
import { StateMessage } from '#ui/StateMessage.tsx';
import { useDrawn } from '#ui/useDrawn.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { HomeContent } from './HomeContent.tsx';
import { HomeFoot } from './HomeFoot.tsx';
import { SegmentTabs } from './SegmentTabs.tsx';

const isEmpty = ({ top, main, bottom, tiles }: Home) =>
  [top, main, bottom, tiles].every((list) => list.length === 0);

/** Home (ROUTE-01): its content by key, its skeleton while it comes, what went wrong when it does not (HOME-12). */
export function HomeScreen() {
  const { texts, homeKey, country } = useShop();
  const { data, error, isFetching, refetch } = useGetHomeQuery({ key: homeKey });
  const home = useDrawn(homeKey, data);
  usePageHead({ title: data?.title, description: data?.description });

  if (data === undefined && error !== undefined)
    return (
      <ProblemState problem={error as Problem} busy={isFetching} onRetry={() => void refetch()} onHome />
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
      <HomeFoot />
    </>
  );
}
