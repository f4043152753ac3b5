import { cloneElement, type ComponentPropsWithRef } from 'react';
import styles from './Chip.module.css';
import { Icon, type IconName } from './Icon.tsx';
import type { LinkElement } from './linkElement.ts';

type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & {
  /** `lead` outlined in ink, `on` filled: chosen; `offered` in a hairline. */
  kind?: 'lead' | 'on' | 'offered';
  /** Before its words. */
  icon?: IconName;
  /** After its words: the cross of what can be taken away. */
  end?: IconName;
  /** Makes the chip a link: the element brings the address and its handlers. */
  as?: LinkElement;
};

/** A small choice in a row of others, 44 px to touch (REACH-02). */
export function Chip({ kind = 'offered', icon, end, as, children, ...props }: ChipProps) {
  const look = { className: styles.chip, 'data-kind': kind };
  const face = (
    <span className={styles.face}>
      {icon && <Icon name={icon} size={20} />}
      {children}
      {end && <Icon name={end} size={16} />}
    </span>
  );
  if (as) return cloneElement(as, { ...look, children: face });
  return (
    <button type="button" {...props} {...look}>
      {face}
    </button>
  );
}
