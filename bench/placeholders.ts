import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { homeContent } from '#fixtures/home.ts';
import { chromiumFlags, ensureChromium } from '#scripts/test/chromium.ts';
import { shopServer } from '#server/shopServer.ts';
import { openServer } from './openServer.ts';
import { readList } from './readList.ts';

// Measures how long a shopper who scrolls a list sees placeholders, on a server that has not rendered the pictures yet.
const pictureFolder = mkdtempSync(join(tmpdir(), 'pictures-'));
const { fetch } = shopServer({ dist: 'dist', control: false, quickPictures: true, pictureFolder });
const server = await openServer(fetch, 'plain');
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
try {
  // A server starts its picture process when it is started, by what it warms up; here another picture does.
  const [banner] = homeContent('ar', server.origin).banners['main'] ?? [];
  await globalThis.fetch(String(banner?.image_url));
  const { longest, first, late, seen } = await readList(
    browser,
    server.origin,
    Number(process.argv[2] ?? 30),
  );
  console.log(
    `${seen} pictures scrolled into view, the longest placeholder ${longest} ms, ${late} above 300 ms; of the first screen ${first} ms.`,
  );
  process.exitCode = seen > 20 && late === 0 ? 0 : 1;
} finally {
  await browser.close();
  server.close();
  rmSync(pictureFolder, { recursive: true });
}
