import { cloneElement, type ComponentPropsWithRef } from 'react';
import { Count } from './Count.tsx';
import { Icon, type IconName } from './Icon.tsx';
import type { LinkElement } from './linkElement.ts';
import styles from './Tool.module.css';

type ToolProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children' | 'className'> & {
  icon: IconName;
  /** The whole name, the count included: 'Carrito, 2 productos'. */
  label: string;
  count?: number;
  /** Makes the tool a link. */
  as?: LinkElement;
};

/** An action that is only an icon, 44 px to touch (REACH-02): back, close, cart, search. */
export function Tool({ icon, label, count = 0, as, ...props }: ToolProps) {
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
