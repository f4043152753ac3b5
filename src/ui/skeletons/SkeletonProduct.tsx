import { SkeletonBlock } from './SkeletonBlock.tsx';
import { SkeletonProductDetails } from './SkeletonProductDetails.tsx';
import styles from './SkeletonProduct.module.css';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';

/** A product before it is known: its window, its lines, its sizes (APP-07). */
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
