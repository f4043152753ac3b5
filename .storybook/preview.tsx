import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import '#ui/tokens.css';
import '#ui/base.css';
import './preview.css';
import { takeFaults, watchFaults } from '#testing/render/faults.ts';
import { translatePage } from '#testing/translatePage.ts';
import { applyGlobals, assertNoOverflow, assertTargetSizes } from './page.ts';
import { assertNoUnhandledRequests, startWorker, underTest } from './worker.ts';

// Queries may wait long on a slow machine; assertions that something is absent do not wait.
configure({ asyncUtilTimeout: 20_000 });

// A reviewer's browser may log anything.
if (underTest) watchFaults();
if (import.meta.env.VITE_TRANSLATED === '1') translatePage();

/**
 * React says so of the `act` in which Storybook removes the previous story, if a lazy part of that one arrives in the same
 * moment. It is about the renderer's own setting, not about the shop.
 */
const ofRenderer = 'The current testing environment is not configured to support act(...)';

function refuseFaults() {
  const faults = takeFaults().filter((fault) => fault !== `console.error: ${ofRenderer}`);
  if (faults.length > 0) throw new Error(`Failed to stay free of faults:\n${faults.join('\n')}`);
}

const preview: Preview = {
  loaders: [mswLoader(startWorker)],
  beforeEach: ({ globals }) => applyGlobals(globals),
  afterEach: () => {
    assertNoUnhandledRequests();
    assertNoOverflow();
    assertTargetSizes();
    if (underTest) refuseFaults();
  },
  globalTypes: {
    country: {
      toolbar: {
        title: 'Country',
        icon: 'globe',
        items: [
          { value: 'ar', title: 'Argentina' },
          { value: 'cl', title: 'Chile' },
          { value: 'co', title: 'Colombia' },
          { value: 'br', title: 'Brazil' },
        ],
      },
    },
    scheme: {
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    text: {
      toolbar: {
        title: 'Text',
        icon: 'paragraph',
        items: [
          { value: '100%', title: 'As set' },
          { value: '200%', title: 'Doubled' },
        ],
      },
    },
  },
  initialGlobals: { country: 'ar', scheme: 'light', text: '100%', viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // A reviewer's panel also lists the checks that passed, which takes axe longer than the checks.
      ...(underTest && { options: { resultTypes: ['violations'] } }),
    },
    viewport: {
      options: {
        phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrow phone', type: 'mobile', styles: { width: '320px', height: '640px' } },
        wide: { name: 'Wide window', type: 'desktop', styles: { width: '1200px', height: '844px' } },
      },
    },
  },
};

export default preview;
