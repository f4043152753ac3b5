import { SkeletonBlock } from './SkeletonBlock.tsx';
import styles from './SkeletonSearch.module.css';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Skeleton of the search: its bar, and rows of terms (APP-07). */
export function SkeletonSearch({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="h1">{label}</VisuallyHidden>
      <div className={styles.rows} aria-hidden="true">
        {rows.map((row) => (
          <SkeletonBlock key={row} width="half" />
        ))}
      </div>
    </div>
  );
}
