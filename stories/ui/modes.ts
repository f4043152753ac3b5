import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import { applyGlobals, assertNoOverflow, assertTargetSizes, setWindow } from '../../.storybook/page.ts';
import { underTest } from '../../.storybook/worker.ts';

/** Toolbar globals of the modes that a story is checked in, besides its own. */
const modes = {
  dark: { scheme: 'dark' },
  narrow: { viewport: { value: 'narrow' } },
  doubled: { text: '200%', viewport: { value: 'narrow' } },
  wide: { viewport: { value: 'wide' } },
};

/** For a story whose play function looks at the layout of a mode. */
export const { narrow, doubled, wide } = modes;

/**
 * The rules of axe that can fail in a mode alone. The dark scheme changes colors, and a narrow window or a doubled text what
 * has to scroll; a wide window shows other parts of the page, so all rules apply.
 */
const rulesOf = {
  dark: ['color-contrast', 'link-in-text-block'],
  narrow: ['scrollable-region-focusable'],
  doubled: ['scrollable-region-focusable'],
  wide: undefined,
};

/** Checks a story again in other modes, without rendering or playing it again; a failure names the mode (REACH-03). */
export const inModes =
  (...names: (keyof typeof modes)[]) =>
  async (context: StoryContext): Promise<void> => {
    if (!underTest) return;
    const { a11y, ...parameters } = context.parameters;
    for (const name of names) {
      const globals = { ...context.globals, ...modes[name] };
      applyGlobals(globals);
      await setWindow(globals, parameters);
      try {
        assertNoOverflow();
        assertTargetSizes();
        const values = rulesOf[name];
        const options = { ...a11y.options, ...(values && { runOnly: { type: 'rule', values } }) };
        await checkWithAxe({ ...context, parameters: { ...parameters, a11y: { ...a11y, options } } });
      } catch (cause) {
        throw new Error(`In the mode '${name}': ${String(cause)}`, { cause });
      }
    }
    applyGlobals(context.globals);
    await setWindow(context.globals, parameters);
  };
