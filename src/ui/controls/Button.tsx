import { cloneElement, type ComponentPropsWithRef, type MouseEvent } from 'react';
import styles from './Button.module.css';
import type { LinkElement } from './linkElement.ts';

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & {
  /** `full` is filled and used once per screen, `plain` outlined, `text` underlined text. */
  kind?: 'full' | 'plain' | 'text';
  wide?: boolean;
  /** Aligns two children to the start and the end. */
  apart?: boolean;
  /** Work is in progress: the button keeps its label and focus and ignores presses (FORM-03). */
  busy?: boolean;
  /** Renders the button as a link; the element provides address and handlers. */
  as?: LinkElement;
};

/**
 * A button. Disabled and busy buttons keep the focus (`aria-disabled`), ignore presses and do not submit their form.
 */
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
