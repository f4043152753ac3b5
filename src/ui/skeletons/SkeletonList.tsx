import { SkeletonBlock } from './SkeletonBlock.tsx';
import { SkeletonCards } from './SkeletonCards.tsx';
import styles from './SkeletonList.module.css';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';

/** Skeleton of a list: head and cards (APP-07). */
export function SkeletonList({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="h1">{label}</VisuallyHidden>
      <div aria-hidden="true">
        <div className={styles.head}>
          <SkeletonBlock width="half" />
          <SkeletonBlock shape="title" width="most" />
          <SkeletonBlock width="short" />
          <SkeletonBlock width="most" />
        </div>
      </div>
      <SkeletonCards />
    </div>
  );
}
