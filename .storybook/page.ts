const languages: Record<string, string> = { ar: 'es-AR', cl: 'es-CL', co: 'es-CO', br: 'es' };

/** Gives the page what the toolbar says: language of the country, colour scheme, size of the text. */
export function dressPage(globals: Record<string, unknown>) {
  const { documentElement: root } = document;
  root.lang = languages[String(globals['country'])] ?? 'es';
  root.dataset['scheme'] = String(globals['scheme']);
  root.style.fontSize = String(globals['text']);
}

const pressed = 'a[href], button, input, select, textarea, summary';
const least = 44;

/** What a finger can hit of a control: its label, or the whole thing that its `::after` covers. */
function hitOf(control: HTMLElement): DOMRect {
  const label = control.closest('label');
  if (label !== null) return label.getBoundingClientRect();
  if (getComputedStyle(control, '::after').position !== 'absolute') return control.getBoundingClientRect();
  let block: HTMLElement = control;
  while (getComputedStyle(block).position === 'static' && block.parentElement !== null)
    block = block.parentElement;
  return block.getBoundingClientRect();
}

/** Throws when something that can be pressed is too small for a finger (REACH-02). */
export function refuseSmallTargets() {
  const small = [...document.querySelectorAll<HTMLElement>(pressed)]
    .filter((control) => control.checkVisibility())
    .map((control) => ({ control, hit: hitOf(control) }))
    .filter(({ hit }) => hit.width > 1 && Math.min(hit.width, hit.height) < least - 0.5);
  if (small.length === 0) return;
  const told = small.map(
    ({ control, hit }) =>
      `${hit.width.toFixed(1)} × ${hit.height.toFixed(1)} px: ${control.outerHTML.slice(0, 160)}`,
  );
  throw new Error(`Failed to leave room for a finger, ${least} px each way:\n${told.join('\n')}`);
}

/** Throws when the page can be pushed sideways: nothing may be wider than the window (REACH-03). */
export function refuseOverflow() {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return;
  throw new Error(`Failed to fit the story: it is ${scrollWidth} px wide in a window of ${clientWidth} px.`);
}
