import { cloneElement } from 'react';
import { IconButton } from '#ui/controls/Button.tsx';
import type { Elements, LinkElement } from '#ui/elements.ts';
import styles from './Bars.module.css';
import { Count, Icon, type IconName } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type AppBarProps = {
  title: string;
  /** A link to the start: the title becomes the wordmark. */
  home?: LinkElement;
  /** The title is also large in the page: here it appears once that one has scrolled away. */
  late?: boolean;
  back?: { label: string; onPress: () => void };
  /** Two `IconButton`, at the right. */
  tools?: Elements;
};

/** The bar at the upper edge, which stays while the page scrolls (APP-15). */
export function AppBar({ title, home, late = false, back, tools }: AppBarProps) {
  return (
    <header className={styles.appBar}>
      {back && <IconButton icon="back" label={back.label} onClick={back.onPress} />}
      {home ? (
        cloneElement(home, { className: styles.wordmark, children: title })
      ) : (
        <p className={styles.title} data-late={late || undefined}>
          {title}
        </p>
      )}
      {tools && <div className={styles.tools}>{tools}</div>}
    </header>
  );
}

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
    <nav className={styles.tabBar} aria-label={label} data-bar="tabs">
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

type ActionBarProps = {
  label: string;
  /** A square button before it, whose space is reserved. */
  tool?: Elements;
  /** One wide primary `Button`. */
  children: Elements;
};

/** A fixed bar with the main action of the screen, within reach of the thumb. It replaces the tab bar (REACH-02). */
export function ActionBar({ label, tool, children }: ActionBarProps) {
  return (
    <section aria-label={label} data-bar="actions">
      <div className={styles.actions} data-tool={tool !== undefined || undefined}>
        {tool !== undefined && <div>{tool}</div>}
        {children}
      </div>
    </section>
  );
}
