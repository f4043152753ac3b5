import { createRoot } from 'react-dom/client';
import type { BaseIssue } from 'valibot';
import { brandName } from '#countries/country.ts';
import { settingFault } from '#schemas/settingFault.ts';
import { shellTexts } from '#texts/shell.ts';
import { unavailableTexts } from '#texts/unavailable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { AppBar } from '#ui/layout/Bars.tsx';

/**
 * Shows a page without the shop, because its settings are wrong, and tells the console which (COUNTRY-15). The country
 * is unknown, so the texts are those of all countries.
 */
export function showUnavailable(root: HTMLElement, issues: readonly BaseIssue<unknown>[]): void {
  console.error(`Failed to open the shop: ${issues.map(settingFault).join(' ')}`);
  const { unavailable } = unavailableTexts('ar');
  const { errors } = shellTexts('ar');
  globalThis.earlyCall?.stop.abort();
  createRoot(root).render(
    <>
      <AppBar title={brandName} />
      <main>
        <StateMessage
          role="alert"
          icon="alert"
          title={unavailable.title}
          text={unavailable.text}
          action={<Button onClick={() => location.reload()}>{errors.retry}</Button>}
        />
      </main>
    </>,
  );
}
