/**
 * Interactive elements smaller than `least` px in width or height, with their size (REACH-02). Self-contained, so
 * that it can be evaluated in a page.
 */
export function smallTargets(least: number): string[] {
  /** The area that reacts to a tap: the label of the control, or the area that its `::after` covers. */
  const hitOf = (control: HTMLElement) => {
    const label = control.closest('label');
    if (label !== null) return label.getBoundingClientRect();
    if (getComputedStyle(control, '::after').position !== 'absolute') return control.getBoundingClientRect();
    let block = control;
    while (getComputedStyle(block).position === 'static' && block.parentElement !== null)
      block = block.parentElement;
    return block.getBoundingClientRect();
  };
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    .filter((control) => control.checkVisibility())
    .map((control) => ({ control, hit: hitOf(control) }))
    .filter(({ hit }) => hit.width > 1 && Math.min(hit.width, hit.height) < least - 0.5)
    .map(({ control, hit }) => {
      const size = `${hit.width.toFixed(1)} × ${hit.height.toFixed(1)} px`;
      return `${size}: ${control.outerHTML.slice(0, 160)}`;
    });
}
