import { SkeletonBlock } from './SkeletonBlock.tsx';
import styles from './SkeletonMenu.module.css';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';

const groups = ['a', 'b', 'c'];
const categories = ['a', 'b', 'c', 'd'];

/** Skeleton of the categories: the first entry, open (APP-07). */
export function SkeletonMenu({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="h1">{label}</VisuallyHidden>
      <div className={styles.menu} aria-hidden="true">
        <SkeletonBlock shape="price" width="short" />
        <SkeletonBlock width="short" />
        {groups.map((group) => (
          <div key={group} className={styles.group}>
            <SkeletonBlock width="short" />
            <div className={styles.categories}>
              {categories.map((category) => (
                <SkeletonBlock key={category} width="half" />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
