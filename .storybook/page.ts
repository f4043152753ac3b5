import type { Parameters } from '@storybook/react-vite';
import { smallTargets } from '#testing/smallTargets.ts';

const languages: Record<string, string> = { ar: 'es-AR', cl: 'es-CL', co: 'es-CO', br: 'es' };

/** Applies the toolbar globals to the page: language of the country, color scheme, text size. */
export function applyGlobals(globals: Record<string, unknown>) {
  const { documentElement: root } = document;
  root.lang = languages[String(globals['country'])] ?? 'es';
  root.dataset['scheme'] = String(globals['scheme']);
  root.style.fontSize = String(globals['text']);
}

/** Throws if an interactive element is smaller than the minimum touch target (REACH-02). */
export function assertTargetSizes() {
  const small = smallTargets(44);
  if (small.length > 0) throw new Error(`Failed to keep the minimum touch target:\n${small.join('\n')}`);
}

/** Throws if the page scrolls horizontally (REACH-03). */
export function assertNoOverflow() {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return;
  throw new Error(`Failed to fit the story: it is ${scrollWidth} px wide in a window of ${clientWidth} px.`);
}

/** Gives the window of a test the size of the toolbar's viewport. */
export async function setWindow(globals: Record<string, unknown>, { viewport }: Parameters) {
  const { value } = globals['viewport'] as { value: string };
  const { width, height } = viewport.options[value].styles;
  if (innerWidth === Number.parseInt(width, 10)) return;
  const { page } = await import('vitest/browser');
  await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
}
