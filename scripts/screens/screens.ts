import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { chromiumFlags, ensureChromium } from '#scripts/test/chromium.ts';
import { run } from '#scripts/test/run.ts';
import { serveFolder } from '#scripts/test/serveFolder.ts';
import { writeContactSheet, type Screenshot } from './contactSheet.ts';
import { globalsOf, disableWorkerUpdates, openStory, waitForPictures, fitWindowToPage } from './openStory.ts';
import { selectStories, fileOf, shotsOf, type IndexedStory } from './shots.ts';

const stories = 'storybook-static';
const folder = 'pictures';

const { positionals: words, values } = parseArgs({
  allowPositionals: true,
  // Takes the whole page instead of the window.
  options: { full: { type: 'boolean', default: false } },
});

/** Whether a picture has one color only; a single line of grey text deviates more. */
async function isBlank(picture: Buffer) {
  const { channels } = await sharp(picture).removeAlpha().stats();
  return channels.every(({ stdev }) => stdev < 0.5);
}

/** Takes a story in every window and scheme. */
async function take(page: Page, site: string, { id, title }: IndexedStory): Promise<Screenshot[]> {
  const taken: Screenshot[] = [];
  for (const { window, schemes } of shotsOf(await globalsOf(page, site, id))) {
    await page.setViewportSize(window);
    await openStory(page, site, id);
    if (values.full) await page.setViewportSize(await fitWindowToPage(page, window));
    for (const scheme of schemes) {
      await page.evaluate((name) => (document.documentElement.dataset['scheme'] = name), scheme);
      await waitForPictures(page);
      const picture = await page.screenshot();
      const file = join(folder, fileOf(id, scheme, window));
      await writeFile(file, picture);
      if (await isBlank(picture)) throw new Error(`Failed to show the story ${id}: ${file} is blank.`);
      taken.push({ screen: title.replaceAll('/', '-'), file, window });
    }
  }
  return taken;
}

const built = await run('storybook', ['build', '--quiet']);
if (built.code !== 0) throw new Error(`Failed to build the stories: ${built.output}`);
const index = JSON.parse(await readFile(join(stories, 'index.json'), 'utf8')) as {
  entries: Record<string, IndexedStory>;
};
const waiting = selectStories(Object.values(index.entries), words);
if (words.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const { url, stop } = await serveFolder(stories);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
const taken = new Map<string, Screenshot[]>();
const faults: string[] = [];

/** A browser page that takes stories until the queue is empty. */
async function photograph() {
  const page = await browser.newPage({ deviceScaleFactor: 2, hasTouch: true, reducedMotion: 'reduce' });
  await disableWorkerUpdates(page);
  for (let story = waiting.shift(); story !== undefined; story = waiting.shift()) {
    try {
      taken.set(story.id, await take(page, url, story));
    } catch (cause) {
      faults.push(cause instanceof Error ? cause.message : String(cause));
    }
  }
}

try {
  await Promise.all([photograph(), photograph()]);
} finally {
  await browser.close();
  stop();
}

const inOrder = Object.keys(index.entries).flatMap((id) => taken.get(id) ?? []);
for (const [screen, pictures] of Object.entries(Object.groupBy(inOrder, (each) => each.screen))) {
  const sheet = join(folder, `${screen}.png`);
  await writeContactSheet(pictures ?? [], sheet);
  console.log(`${sheet}: ${pictures?.length} pictures`);
}
for (const fault of faults) console.error(fault);
console.log(`${inOrder.length} pictures, ${faults.length} stories failed`);
process.exitCode = faults.length === 0 ? 0 : 1;
