/** The key of the home content, unless a deployment has another (HOME-02). */
export const defaultHomeKey = 'home_pwa';

/** The block of a page that holds the settings of its deployment (COUNTRY-15): its start tag, and its text. */
export const settingsBlock = /(<script type="application\/json" id="config">)([^<]*)/;

/** Writes settings into the block of a page. Throws if the page has none. */
export function writeSettings(html: string, settings: object): string {
  if (!settingsBlock.test(html))
    throw new Error('Failed to write the settings: the page has no block for them.');
  const text = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`);
  return html.replace(settingsBlock, (_, tag: string) => tag + text);
}
