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

const terms = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Skeleton of the search: its bar, and rows of terms (APP-07). */
export function SkeletonSearch({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="h1">{label}</VisuallyHidden>
      <div className={styles.rows} aria-hidden="true">
        {terms.map((term) => (
          <SkeletonBlock key={term} width="half" />
        ))}
      </div>
    </div>
  );
}
