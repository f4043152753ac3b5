import type { Page } from 'playwright';
import type { StoryGlobals, Window } from './shots.ts';

/** The part of Storybook's page API that is used here: the last event of each kind, and the story loader. */
interface StorybookPage {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last(event: 'storyFinished'): [{ storyId: string; status: string }] | undefined;
    last(event: 'playFunctionThrewException'): [{ message: string }] | undefined;
  };
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: { loadStory: (query: { storyId: string }) => Promise<{ storyGlobals: StoryGlobals }> };
  };
}

const waitOptions = { timeout: 20_000 };

/**
 * Prevents service worker updates. The Storybook build does not change during a run, and leaving a page during an
 * update check would count as a fault of its story.
 */
export async function disableWorkerUpdates(page: Page): Promise<void> {
  await page.addInitScript(() => {
    ServiceWorkerRegistration.prototype.update = function stay() {
      return Promise.resolve(this);
    };
  });
}

/** Opens a story and waits until its play function has finished. Throws the error of a story that fails. */
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
      waitOptions,
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

/** The toolbar globals of a story. */
export async function globalsOf(page: Page, site: string, id: string): Promise<StoryGlobals> {
  // Any story page can load the globals of all stories, so a new browser page opens one first.
  if (!page.url().startsWith(site)) await openStory(page, site, id);
  return page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookPage;
    return (await preview.storyStoreValue.loadStory({ storyId })).storyGlobals;
  }, id);
}

/** A window as high as the whole page in px, so that fixed bars at the bottom edge cover nothing. */
export async function fitWindowToPage(page: Page, { width, height }: Window) {
  const all = await page.evaluate(() => document.documentElement.scrollHeight);
  return { width, height: Math.max(height, all) };
}

/** Waits for the font and for every picture in the window. */
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
    waitOptions,
  );
}
