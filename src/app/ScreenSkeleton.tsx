import { useShop } from '#commerce/shop.ts';
import type { RouteId } from '#rules/routes.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { SkeletonCart } from '#ui/SkeletonCart.tsx';
import { SkeletonHome } from '#ui/SkeletonHome.tsx';
import { SkeletonList } from '#ui/SkeletonList.tsx';
import { SkeletonProduct } from '#ui/SkeletonProduct.tsx';
import { SkeletonMenu } from '#ui/SkeletonMenu.tsx';
import { useProgress } from './useProgress.ts';

/** The screens that are known by their own panes before their code has come; the others wait as home does. */
const skeletons: Partial<Record<RouteId, typeof SkeletonHome>> = {
  catalogue: SkeletonList,
  institutional: SkeletonList,
  search: SkeletonList,
  product: SkeletonProduct,
  cart: SkeletonCart,
  menu: SkeletonMenu,
};

/** What stands while a screen's code is on its way: the panes of a screen, and the bar (APP-07). */
export function ScreenSkeleton({ id }: { id: RouteId }) {
  const { random, texts } = useShop();
  const Skeleton = skeletons[id] ?? SkeletonHome;
  return (
    <>
      <ProgressBar label={texts.shell.loading} value={useProgress(random)} />
      <Skeleton label={texts.shell.loading} />
    </>
  );
}
