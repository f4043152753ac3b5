const controlOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('a, button, dialog') : null;

/** The time in ms within which two taps are a double tap. */
const doubleTap = 300;

/**
 * Prevents taps on controls that have moved under the finger.
 *
 * - A control appears while the finger is down, such as a button of a banner: the tap goes to the control that was
 *   pressed, if it is still on the page.
 * - The second tap of a double tap meets another control, such as the button of the next row: the tap is ignored. On the
 *   same control it counts, as for 'Uno más', except on the button of a form, which may have had its response in between
 *   (FORM-03). A double tap has a `detail` of 2. Some browsers count from 1 again after the element was rendered anew, so
 *   for the button of a form the time decides too. A key has a `detail` of 0. Taps of two fingers are more than 24 px
 *   apart and both count.
 */
export function guardTaps({ signal }: { signal: AbortSignal }): void {
  /** Undefined until something is pressed: the first tap may have begun earlier. */
  let pressed: HTMLElement | null | undefined;
  let control: Element | null;
  let [left, top, at] = [0, 0, -doubleTap];
  const onClick = (event: PointerEvent) => {
    const { clientX, clientY, detail, pointerType, timeStamp } = event;
    const next = controlOf(event);
    const isElsewhere =
      pointerType === 'touch' && next !== pressed && (pressed === null || pressed?.isConnected === true);
    const counts =
      next === control && !(next instanceof HTMLButtonElement && next.type === 'submit' && next.form);
    const isSecond = detail > 1 || (next === control && detail === 1 && timeStamp - at < doubleTap);
    if (isElsewhere || (isSecond && !counts && Math.hypot(clientX - left, clientY - top) <= 24)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else control = next;
    if (isElsewhere) pressed?.click();
    [left, top, at] = [clientX, clientY, timeStamp];
  };
  // Taps with typing between them are two.
  addEventListener('beforeinput', () => (left = Number.NaN), { capture: true, signal });
  addEventListener('pointerdown', (event) => (pressed = controlOf(event)), { capture: true, signal });
  addEventListener('click', onClick, { capture: true, signal });
}
