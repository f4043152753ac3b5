import { SkeletonBlock } from './SkeletonBlock.tsx';
import styles from './SkeletonHome.module.css';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';

const sections = ['a', 'b', 'c', 'd', 'e'];
const tiles = ['tall', 'upper', 'lower', 'wide'];

/** Skeleton of home, with its panes and lines (APP-07). */
export function SkeletonHome({ label }: { label: string }) {
  return (
    <div className={styles.home} aria-busy="true">
      <VisuallyHidden as="h1">{label}</VisuallyHidden>
      <div aria-hidden="true">
        <div className={styles.sections}>
          {sections.map((section) => (
            <SkeletonBlock key={section} width="short" />
          ))}
        </div>
        <div className={styles.promo}>
          <SkeletonBlock width="most" />
        </div>
        <div className={styles.hero}>
          <SkeletonBlock shape="pane" />
        </div>
        <div className={styles.tiles}>
          {tiles.map((tile) => (
            <div key={tile} className={styles.tile}>
              <SkeletonBlock shape="pane" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
