import { cloneElement } from 'react';
import type { LinkElement } from '#ui/controls/linkElement.ts';
import { Count } from './Count.tsx';
import { Icon, type IconName } from './Icon.tsx';
import styles from './TabBar.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type TabItem = {
  icon: IconName;
  label: string;
  link: LinkElement;
  /** The tab of the current screen. */
  current?: boolean;
  /** The number on the icon, and the same as text: '2 productos'. */
  count?: { value: number; label: string } | undefined;
};

type TabBarProps = { label: string; items: readonly TabItem[] };

/** The main screens of the shop, within reach of the thumb (REACH-02); beside the column on a wide window. */
export function TabBar({ label, items }: TabBarProps) {
  return (
    <nav className={styles.bar} aria-label={label} data-bar="tabs">
      <ul className={styles.items} data-tabs={items.length}>
        {items.map((item) => (
          <li key={item.label}>{drawTab(item)}</li>
        ))}
      </ul>
    </nav>
  );
}

function drawTab({ icon, label, link, current = false, count }: TabItem) {
  const counted = count !== undefined && count.value > 0 && (
    <>
      <span className={styles.count}>
        <Count value={count.value} />
      </span>
      <VisuallyHidden>{` ${count.label}`}</VisuallyHidden>
    </>
  );
  return cloneElement(link, {
    className: styles.tab,
    ...(current && { 'aria-current': 'page' }),
    children: (
      <>
        <Icon name={icon} />
        <span>{label}</span>
        {counted}
      </>
    ),
  });
}
