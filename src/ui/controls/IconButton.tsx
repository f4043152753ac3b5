import { cloneElement, type ComponentPropsWithRef } from 'react';
import { Count } from '#ui/layout/Count.tsx';
import { Icon, type IconName } from '#ui/layout/Icon.tsx';
import type { LinkElement } from './linkElement.ts';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children' | 'className'> & {
  icon: IconName;
  /** The accessible name including the count: 'Carrito, 2 productos'. */
  label: string;
  count?: number;
  /** Renders the button as a link. */
  as?: LinkElement;
};

/** A button with an icon only, 44 px to touch (REACH-02): back, close, cart, search. */
export function IconButton({ icon, label, count = 0, as, ...props }: IconButtonProps) {
  const drawing = (
    <>
      <Icon name={icon} />
      <span className={styles.count}>
        <Count value={count} />
      </span>
    </>
  );
  if (as) return cloneElement(as, { className: styles.tool, 'aria-label': label, children: drawing });
  return (
    <button type="button" {...props} className={styles.tool} aria-label={label}>
      {drawing}
    </button>
  );
}
