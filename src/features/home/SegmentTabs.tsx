import { useGetSegmentTabsQuery } from '#api/menu.ts';
import { ContentLink } from '#commerce/ContentLink.tsx';
import { useShop } from '#commerce/shop.ts';
import styles from './SegmentTabs.module.css';

/** The parts of the shop, above everything else of home (MENU-01); they have their room before they come. */
export function SegmentTabs() {
  const { menu } = useShop().texts;
  const { data: tabs = [] } = useGetSegmentTabsQuery({});
  return (
    <nav className={styles.segments} aria-label={menu.segments}>
      <ul>
        {tabs.map(({ label, desktop_url }) => (
          <li key={label}>
            <ContentLink to={{ desktop_url }} className={styles.segment}>
              {label}
            </ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
