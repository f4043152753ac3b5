import { cloneElement, type ComponentPropsWithRef } from 'react';
import styles from './Chip.module.css';
import { Icon, type IconName } from '#ui/layout/Icon.tsx';
import type { LinkElement } from '#ui/elements.ts';

type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & {
  /** `lead` outlined in the text color, `on` filled for a chosen value, `offered` with a hairline. */
  kind?: 'lead' | 'on' | 'offered';
  icon?: IconName;
  /** Icon after the label: the cross of a removable value. */
  end?: IconName;
  /** Renders the chip as a link; the element provides address and handlers. */
  as?: LinkElement;
};

/** A small choice in a row, 44 px to touch (REACH-02). */
export function Chip({ kind = 'offered', icon, end, as, children, ...props }: ChipProps) {
  const look = { className: styles.chip, 'data-kind': kind };
  const face = (
    <span className={styles.face}>
      {icon && <Icon name={icon} size={20} />}
      <span className={end && styles.value}>{children}</span>
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
