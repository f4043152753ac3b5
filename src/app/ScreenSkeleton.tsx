import { useShop } from '#commerce/shop.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { SkeletonHome } from '#ui/SkeletonHome.tsx';
import { useProgress } from './useProgress.ts';

/** What stands while a screen's code is on its way: the panes of a screen, and the bar (APP-07). */
export function ScreenSkeleton() {
  const { random, texts } = useShop();
  return (
    <>
      <ProgressBar label={texts.shell.loading} value={useProgress(random)} />
      <SkeletonHome label={texts.shell.loading} />
    </>
  );
}
