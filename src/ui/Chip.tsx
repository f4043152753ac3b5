import type { ComponentPropsWithRef } from 'react';
import styles from './Chip.module.css';
import { Icon, type IconName } from './Icon.tsx';

type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & {
  /** `lead` outlined in ink, `on` filled: chosen; `offered` in a hairline. */
  kind?: 'lead' | 'on' | 'offered';
  /** Before its words. */
  icon?: IconName;
  /** After its words: the cross of what can be taken away. */
  end?: IconName;
};

/** A small choice in a row of others, 44 px to touch (REACH-02). */
export function Chip({ kind = 'offered', icon, end, children, ...props }: ChipProps) {
  return (
    <button type="button" {...props} className={styles.chip} data-kind={kind}>
      <span className={styles.face}>
        {icon && <Icon name={icon} size={20} />}
        {children}
        {end && <Icon name={end} size={16} />}
      </span>
    </button>
  );
}
