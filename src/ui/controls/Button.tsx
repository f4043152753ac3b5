import { cloneElement, type ComponentPropsWithRef, type MouseEvent } from 'react';
import type { LinkElement } from '#ui/elements.ts';
import { Count, Icon, type IconName } from '#ui/layout/Icon.tsx';
import styles from './Button.module.css';

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

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children' | 'className'> & {
  icon: IconName;
  /** The accessible name including the count: 'Carrito, 2 productos'. */
  label: string;
  count?: number;
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
