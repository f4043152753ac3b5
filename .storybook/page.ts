import { smallTargets } from '#testing/smallTargets.ts';

const languages: Record<string, string> = { ar: 'es-AR', cl: 'es-CL', co: 'es-CO', br: 'es' };

/** Gives the page what the toolbar says: language of the country, colour scheme, size of the text. */
export function dressPage(globals: Record<string, unknown>) {
  const { documentElement: root } = document;
  root.lang = languages[String(globals['country'])] ?? 'es';
  root.dataset['scheme'] = String(globals['scheme']);
  root.style.fontSize = String(globals['text']);
}

/** Throws when something that can be pressed is too small for a finger (REACH-02). */
export function refuseSmallTargets() {
  const small = smallTargets(44);
  if (small.length > 0) throw new Error(`Failed to leave room for a finger:\n${small.join('\n')}`);
}

/** Throws when the page can be pushed sideways: nothing may be wider than the window (REACH-03). */
export function refuseOverflow() {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return;
  throw new Error(`Failed to fit the story: it is ${scrollWidth} px wide in a window of ${clientWidth} px.`);
}
