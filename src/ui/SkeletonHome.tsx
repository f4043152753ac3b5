import { Bone } from './Bone.tsx';
import styles from './SkeletonHome.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const sections = ['a', 'b', 'c', 'd', 'e'];
const tiles = ['tall', 'upper', 'lower', 'wide'];

/** The home window before it is dressed: the panes and lines of the real thing (APP-07). */
export function SkeletonHome({ label }: { label: string }) {
  return (
    <div className={styles.home} aria-busy="true">
      <VisuallyHidden as="h1">{label}</VisuallyHidden>
      <div aria-hidden="true">
        <div className={styles.sections}>
          {sections.map((section) => (
            <Bone key={section} width="short" />
          ))}
        </div>
        <div className={styles.promo}>
          <Bone width="most" />
        </div>
        <div className={styles.hero}>
          <Bone shape="pane" />
        </div>
        <div className={styles.tiles}>
          {tiles.map((tile) => (
            <div key={tile} className={styles.tile}>
              <Bone shape="pane" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
