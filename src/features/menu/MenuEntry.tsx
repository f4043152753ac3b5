import { Link } from '#commerce/page/Link.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import type { MenuItem } from '#schemas/menu.ts';
import { menuTexts } from '#texts/menu.ts';
import { Disclosure } from '#ui/controls/Disclosure.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import styles from './MenuScreen.module.css';
import { menuGroups } from './menuGroups.ts';

/** An entry that expands to its groups, and the categories of each. */
export function MenuEntry({ item, open }: { item: MenuItem; open: boolean }) {
  const texts = useTexts(menuTexts);
  const { menu } = texts;
  return (
    <Disclosure title={item.label} size="large" open={open}>
      <div className={styles.below}>
        <Link className={styles.all} to={item.url}>
          {menu.all(item.label)}
        </Link>
        {menuGroups(item).map(({ label, url, categories }) => (
          <section key={url}>
            <h2 className={styles.group}>
              <Link to={url}>
                <span>{label}</span>
                <Icon name="right" size={16} />
              </Link>
            </h2>
            {categories.length > 0 && (
              <ul className={styles.categories}>
                {categories.map((category) => (
                  <li key={category.url}>
                    <Link to={category.url}>{category.label}</Link>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </Disclosure>
  );
}
