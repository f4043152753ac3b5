import { cloneElement, type ComponentPropsWithRef, type MouseEvent } from 'react';
import styles from './Button.module.css';
import type { LinkElement } from './linkElement.ts';

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & {
  /** `full` ink once per screen, `plain` outlined, `text` underlined words. */
  kind?: 'full' | 'plain' | 'text';
  wide?: boolean;
  /** Two things said: the first stands at the start, the last at the end. */
  apart?: boolean;
  /** Its work is under way: it keeps its words and its focus, and further presses do nothing (FORM-03). */
  busy?: boolean;
  /** Makes the button a link: the element brings the address and its handlers. */
  as?: LinkElement;
};

/** What is pressed. Disabled and busy buttons keep the focus (`aria-disabled`), and neither act nor send their form. */
export function Button({
  kind = 'full',
  wide = false,
  apart = false,
  busy = false,
  disabled = false,
  as,
  ...props
}: ButtonProps) {
  const look = {
    className: styles.button,
    'data-kind': kind,
    'data-wide': wide || undefined,
    'data-apart': apart || undefined,
  };
  if (as) return cloneElement(as, { ...look, children: props.children });
  const idle = disabled || busy;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (idle) event.preventDefault();
    else props.onClick?.(event);
  };
  return (
    <button
      type="button"
      {...props}
      {...look}
      aria-busy={busy || undefined}
      aria-disabled={idle || undefined}
      onClick={press}
    />
  );
}
