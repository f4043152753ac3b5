import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds in a page, each with the elements it is about; nothing of an accessible page. The legacy mode runs axe in
 * the page alone: the shop has no frames, and for those of other origins axe would open a second page each time. `rules` are
 * the only ones to run; all of them by default.
 */
export async function violationsIn(page: Page, rules?: string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
