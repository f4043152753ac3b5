import { ActionBar } from '#ui/layout/Bars.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { SkeletonBlock } from './SkeletonBlock.tsx';
import styles from './SkeletonProduct.module.css';

/** Skeleton of a product: picture, lines and sizes (APP-07). */
export function SkeletonProduct({ label }: { label: string }) {
  return (
    <div className={styles.product} aria-busy="true">
      <VisuallyHidden as="h1">{label}</VisuallyHidden>
      <div className={styles.pane} aria-hidden="true">
        <SkeletonBlock shape="pane" />
      </div>
      <div>
        <div className={styles.text} aria-hidden="true">
          <SkeletonBlock width="short" />
          <SkeletonBlock shape="price" width="most" />
          <SkeletonBlock shape="title" width="half" />
          <SkeletonBlock width="half" />
        </div>
        <SkeletonProductDetails label={label} />
      </div>
    </div>
  );
}

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
