import type { BaseIssue } from 'valibot';

/**
 * Shows the page of a shop whose settings are wrong (COUNTRY-15). If its code does not load, the title alone takes the
 * place of the skeleton.
 */
export const openUnavailable = (root: HTMLElement, issues: readonly BaseIssue<unknown>[]): Promise<void> =>
  import('./unavailable.tsx').then(
    ({ showUnavailable }) => showUnavailable(root, issues),
    (error: unknown) => {
      console.error(error, issues);
      root.textContent = 'La tienda no está disponible.';
    },
  );
