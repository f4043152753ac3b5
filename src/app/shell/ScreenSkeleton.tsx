import { useEffect, useState } from 'react';
import { type FailedChunk, watchChunk } from '#app/navigation/chunk.ts';
import { useShop, useTexts } from '#commerce/shop.ts';
import type { SkeletonName } from '#rules/navigation/registry.ts';
import { progressAfter, progressTick } from '#rules/start/chunkLoading.ts';
import { shellTexts } from '#texts/shell.ts';
import { ProgressBar } from '#ui/skeletons/SkeletonBlock.tsx';
import { SkeletonCart } from '#ui/skeletons/SkeletonCart.tsx';
import { SkeletonHome } from '#ui/skeletons/SkeletonHome.tsx';
import { SkeletonList } from '#ui/skeletons/SkeletonList.tsx';
import { SkeletonMenu, SkeletonSearch } from '#ui/skeletons/SkeletonMenu.tsx';
import { SkeletonProduct } from '#ui/skeletons/SkeletonProduct.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';

const skeletons: Record<SkeletonName, typeof SkeletonHome> = {
  home: SkeletonHome,
  list: SkeletonList,
  product: SkeletonProduct,
  cart: SkeletonCart,
  menu: SkeletonMenu,
  search: SkeletonSearch,
};

interface ScreenSkeletonProps {
  name: SkeletonName;
  /** The name under which the screen's chunk is loaded. */
  chunk?: string | undefined;
}

/**
 * Shown while the code of a screen is loading: its skeleton and a progress bar (APP-07), or the problem with a retry after
 * a failed load (KEEP-08). Opening the screen again loads the chunk again.
 */
export function ScreenSkeleton({ name, chunk = '' }: ScreenSkeletonProps) {
  const { random } = useShop();
  const texts = useTexts(shellTexts);
  const Skeleton = skeletons[name];
  const value = useProgress(random);
  const [failure, setFailure] = useState<FailedChunk>();
  useEffect(() => watchChunk(chunk, setFailure), [chunk]);
  if (failure) return <ScreenFailure of={name} {...failure} />;
  return (
    <>
      <ProgressBar label={texts.shell.loading} value={value} />
      <Skeleton label={texts.shell.loading} />
    </>
  );
}

/** Percent of the progress bar of a screen that is loading; its timer ends with the component (APP-08 to APP-11). */
function useProgress(random: () => number): number {
  const [{ value }, setProgress] = useState({ value: 0, seconds: 0 });
  useEffect(() => {
    const timer = setInterval(
      () =>
        setProgress((last) => {
          const seconds = last.seconds + 1;
          return { seconds, value: progressAfter(last.value, seconds, random()) };
        }),
      progressTick,
    );
    return () => clearInterval(timer);
  }, [random]);
  return value;
}
