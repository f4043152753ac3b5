import { cloneElement } from 'react';
import type { Elements } from '#ui/elements.ts';
import styles from './AppBar.module.css';
import type { LinkElement } from '#ui/controls/linkElement.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';

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
    <header className={styles.bar}>
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
