const controlOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('a, button, dialog') : null;

/** The time in ms within which two taps are a double tap. */
const doubleTap = 300;

/**
 * Keeps taps from controls that nobody has aimed at, because they have come under the finger in the meantime.
 *
 * - A control that appears while the finger is down, such as a button of a banner: the tap goes to the control that was
 *   pressed, if it is still on the page.
 * - A control that the second tap of a double tap meets, such as the button of the next row, or the tabs in place of a
 *   button bar: the tap is ignored. On the same control it counts, as it does on 'Uno más', but not on the button of a
 *   form, which may have been answered in between (FORM-03). A browser tells by `detail` what a double tap is; where the
 *   element was drawn anew some count from one, so that for the button of a form time tells too. `detail` is 0 of a key.
 *   Two taps of different fingers, which are not one, are farther apart than 24 px.
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
