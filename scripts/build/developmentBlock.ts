import type { Plugin } from 'vite';
import { developmentSettings } from '#fixtures/settings.ts';
import { writeSettings } from '#schemas/settingsBlock.ts';

/** Writes the settings of development into the page of `npm run dev`; a build gets its settings from its deployment. */
export const developmentBlock = (): Plugin => ({
  name: 'development-block',
  apply: 'serve',
  transformIndexHtml: (html) => writeSettings(html, developmentSettings()),
});
