import { SkeletonBlock } from './SkeletonBlock.tsx';
import styles from './SkeletonCart.module.css';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';

const lines = ['first', 'second'];

/** Skeleton of the cart, with its panes and lines. */
export function SkeletonCart({ label }: { label: string }) {
  return (
    <div className={styles.cart} aria-busy="true">
      <VisuallyHidden as="h1">{label}</VisuallyHidden>
      <div aria-hidden="true">
        {lines.map((line) => (
          <div key={line} className={styles.line}>
            <div className={styles.pane}>
              <SkeletonBlock shape="pane" />
            </div>
            <div className={styles.about}>
              <SkeletonBlock width="short" />
              <SkeletonBlock width="most" />
              <SkeletonBlock width="half" />
              <SkeletonBlock shape="price" width="short" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
