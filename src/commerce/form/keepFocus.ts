import type { MouseEvent } from 'react';

/** What is pressed once, and takes no text. */
const pressed = 'a, button, label:has(> :is([type="radio"], [type="checkbox"]))';

/**
 * For `onMouseDown` of a form: a press leaves the focus in its field, because the fault that appears there once it is left
 * would move what is pressed, and the press would miss it.
 */
export function keepFocus(event: MouseEvent<HTMLFormElement>): void {
  if (event.target instanceof Element && event.target.closest(pressed)) event.preventDefault();
}
