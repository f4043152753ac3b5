import type { Page } from 'playwright';
import type { StoryGlobals, Window } from './shots.ts';

/** What Storybook's page offers to those who look at it from outside: the last news of each kind, among others. */
interface StorybookPage {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last(event: 'storyFinished'): [{ storyId: string; status: string }] | undefined;
    last(event: 'playFunctionThrewException'): [{ message: string }] | undefined;
  };
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: { loadStory: (asked: { storyId: string }) => Promise<{ storyGlobals: StoryGlobals }> };
  };
}

const patience = { timeout: 20_000 };

/**
 * Makes every page that is opened here leave its worker as it is. The catalogue stays the same for a whole run, and a
 * page that is left while it looks for a newer worker would count that as a fault of its story.
 */
export async function keepWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    ServiceWorkerRegistration.prototype.update = function stay() {
      return Promise.resolve(this);
    };
  });
}

/** Opens a story and waits until it has been played to its end. Throws with the fault of a story that fails. */
export async function openStory(page: Page, site: string, id: string): Promise<void> {
  const faults: string[] = [];
  const note = (error: Error) => faults.push(error.message);
  page.on('pageerror', note);
  try {
    await page.goto(`${site}/iframe.html?id=${id}&viewMode=story`);
    const ended = await page.waitForFunction(
      (storyId) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookPage;
        const finished = channel?.last('storyFinished')?.[0];
        const shown = document.querySelector('#error-message')?.textContent ?? '';
        const played = channel?.last('playFunctionThrewException')?.[0].message ?? shown;
        if (finished?.storyId === storyId) return { fault: finished.status === 'success' ? played : shown };
        return document.body.classList.contains('sb-show-errordisplay') && { fault: shown };
      },
      id,
      patience,
    );
    const { fault } = (await ended.jsonValue()) || { fault: '' };
    if (fault !== '') faults.push(fault.split('\n\n')[0] ?? fault);
  } catch (cause) {
    faults.push(cause instanceof Error ? cause.message : String(cause));
  } finally {
    page.off('pageerror', note);
  }
  if (faults.length > 0) throw new Error(`Failed to show the story ${id}: ${faults.join('\n')}`);
}

/** What a story says of the toolbar. */
export async function globalsOf(page: Page, site: string, id: string): Promise<StoryGlobals> {
  // Any story's page can tell of all; a new browser page first becomes one.
  if (!page.url().startsWith(site)) await openStory(page, site, id);
  return page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookPage;
    return (await preview.storyStoreValue.loadStory({ storyId })).storyGlobals;
  }, id);
}

/** A window as high as the whole page, so that what stands at the lower edge stands below everything, in px. */
export async function wholePage(page: Page, { width, height }: Window) {
  const all = await page.evaluate(() => document.documentElement.scrollHeight);
  return { width, height: Math.max(height, all) };
}

/** Waits for the font and for every picture that stands in the window. */
export async function waitForPictures(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => {
      await document.fonts.ready;
      return [...document.images].every((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        const seen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
        return image.complete || !seen;
      });
    },
    undefined,
    patience,
  );
}
