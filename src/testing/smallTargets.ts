/**
 * What can be pressed on the page and is smaller than a finger needs, `least` px each way, with its size (REACH-02).
 * Needs nothing around it, so that it can also be handed to a page from outside.
 */
export function smallTargets(least: number): string[] {
  /** What a finger can hit of a control: its label, or the whole thing that its `::after` covers. */
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
