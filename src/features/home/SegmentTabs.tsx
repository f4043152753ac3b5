import { useGetSegmentTabsQuery } from '#api/menu/menu.ts';
import { ContentLink } from '#commerce/page/ContentLink.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/hooks.ts';
import { homeTexts } from '#texts/home.ts';
import styles from './SegmentTabs.module.css';

/** The parts of the shop, above everything else of home (MENU-01); their space is reserved before they load. */
export function SegmentTabs() {
  const { home } = useTexts(homeTexts);
  const { data: tabs = [] } = useGetSegmentTabsQuery({ source: useAppSelector(selectSource) });
  return (
    <nav className={styles.segments} aria-label={home.segments}>
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
