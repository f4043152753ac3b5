import { openUnavailable } from '#app/start/openUnavailable.ts';
import { start } from '#app/start/start.tsx';
import { readSettings } from '#schemas/settings.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('Failed to open the shop: the page has no element "root".');

if (import.meta.env.DEV) {
  const { startMock } = await import('#mocks/browser.ts');
  await startMock();
}

const settings = readSettings(document.getElementById('config')?.textContent);
if (settings.success) {
  void start(root, settings.output, import.meta.env.VITE_COUNTRY, import.meta.env.VITE_TWO_STEP_AUTH);
} else {
  void openUnavailable(root, settings.issues);
}
