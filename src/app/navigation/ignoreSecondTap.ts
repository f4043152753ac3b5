const controlOf = ({ target }: Event) =>
  target instanceof Element ? target.closest('a, button, dialog') : null;

/** The time in ms within which two taps are a double tap. */
const doubleTap = 300;

/**
 * Ignores the second tap of a double tap where it meets another control than the first did: that one has come under the
 * finger in the meantime, such as the button of the next row, or the tabs in place of a button bar, and nobody has aimed
 * at it. On the same control it counts, as it does on 'Uno más', but not on the button of a form, which may have been
 * answered in between (FORM-03). A browser tells by `detail` what a double tap is; where the element was drawn anew some
 * count from one, so that for the button of a form time tells too. `detail` is 0 of a key. Two taps of different fingers,
 * which are not one, are farther apart than 24 px.
 */
export function ignoreSecondTap({ signal }: { signal: AbortSignal }): void {
  let control: Element | null;
  let [left, top, at] = [0, 0, -doubleTap];
  const onClick = (event: MouseEvent) => {
    const { clientX, clientY, detail, timeStamp } = event;
    const next = controlOf(event);
    const counts =
      next === control && !(next instanceof HTMLButtonElement && next.type === 'submit' && next.form);
    const isSecond = detail > 1 || (next === control && detail === 1 && timeStamp - at < doubleTap);
    if (isSecond && !counts && Math.hypot(clientX - left, clientY - top) <= 24) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else [control, left, top] = [next, clientX, clientY];
    at = timeStamp;
  };
  // Taps with typing between them are two.
  addEventListener('beforeinput', () => (left = Number.NaN), { capture: true, signal });
  addEventListener('click', onClick, { capture: true, signal });
}
