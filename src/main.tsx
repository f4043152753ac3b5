import { start } from '#app/start/start.tsx';
import { readSettings } from '#rules/start/settings.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('Failed to open the shop: the page has no element "root".');

if (import.meta.env.DEV) {
  const { startMock } = await import('#mocks/browser.ts');
  await startMock();
}

void start(
  root,
  readSettings(document.getElementById('config')?.textContent ?? undefined),
  import.meta.env.VITE_COUNTRY,
  import.meta.env.VITE_TWO_STEP_AUTH,
);
