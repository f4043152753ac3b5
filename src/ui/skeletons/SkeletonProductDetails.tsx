import { ActionBar } from '#ui/layout/ActionBar.tsx';
import { SkeletonBlock } from './SkeletonBlock.tsx';
import styles from './SkeletonProduct.module.css';

const sizes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Skeleton of a product's sizes with their heading and bar (APP-07). */
export function SkeletonProductDetails({ label }: { label: string }) {
  return (
    <>
      <div className={styles.question} aria-hidden="true">
        <SkeletonBlock width="short" />
      </div>
      <div className={styles.sizes} aria-hidden="true">
        {sizes.map((size) => (
          <div key={size} className={styles.size}>
            <SkeletonBlock shape="pane" />
          </div>
        ))}
      </div>
      <ActionBar label={label} tool={null}>
        <SkeletonBlock shape="pane" />
      </ActionBar>
    </>
  );
}
