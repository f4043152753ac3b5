import { lago, shoeList } from '#fixtures/situations.ts';
import { expect, test } from './journey.ts';

/** A chunk of HTML up to a tag, and the number of body elements still open after it. */
interface Piece {
  html: string;
  open: number;
}

const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** The body of a page split before each element, as on a slow network: complete elements have their final position. */
function piecesOf(body: string): Piece[] {
  const pieces: Piece[] = [];
  let [open, from] = [0, 0];
  for (const { 0: tag, 1: slash, 2: name = '', index } of body.matchAll(/<(\/?)([a-z][\w-]*)[^>]*>/gi)) {
    if (slash === '/') {
      open -= 1;
      continue;
    }
    pieces.push({ html: body.slice(from, index), open });
    from = index;
    if (!empty.test(name) && !tag.endsWith('/>')) open += 1;
  }
  pieces.push({ html: body.slice(from), open });
  return pieces;
}

/**
 * Writes a page chunk by chunk and returns the elements that moved or changed width afterwards: those that were complete,
 * and those at a fixed place of the window, which would grow from its edge.
 */
async function movedWhileWriting({ head, pieces }: { head: string; pieces: Piece[] }): Promise<string[]> {
  document.open();
  document.write(`${head}<body>`);
  const boxes = new Map<Element, string>();
  const moved = new Set<string>();
  for (const { html, open } of pieces) {
    document.write(html);
    const unfinished = new Set<Element>();
    for (let [level, element] = [0, document.body.lastElementChild]; level < open && element; level += 1) {
      unfinished.add(element);
      element = element.lastElementChild;
    }
    for (const element of document.body.querySelectorAll('*')) {
      const { left, top, width } = element.getBoundingClientRect();
      const box = [left, top, width].map((each) => each.toFixed(1)).join(' ');
      const before = boxes.get(element);
      if (before !== undefined && before !== box)
        moved.add(`${element.outerHTML.slice(0, 80)}: ${before} → ${box}`);
      const isFixed = getComputedStyle(element).position === 'fixed';
      if (isFixed || !unfinished.has(element)) boxes.set(element, box);
    }
  }
  return [...moved];
}

/** Screens whose skeleton changes its order in landscape; the other skeletons only get wider. */
const turned = ['/', shoeList.path, lago.path];
const paths = [...turned, '/cart', '/menu', '/search', '/sizes/contentTable', '/login'];

test.use({
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  // Without the font and the style sheets that come later, whose loading is not measured here.
  expectedFaults: /Failed to load resource/,
});

test('APP-07: nothing of a page moves while the rest of it arrives', async ({ page, request }) => {
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.route('**/*.{woff2,css}', (route) => route.abort());
  for (const path of paths) {
    const html = (await (await request.get(path)).text()).replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
    const [head = '', body = ''] = html.split('<body>');
    const pieces = piecesOf(body.replace(/<noscript>.*?<\/noscript>/s, ''));
    expect(pieces.length).toBeGreaterThan(15);
    const upright = { width: 390, height: 844 };
    const landscape = { width: 844, height: 390 };
    for (const viewport of turned.includes(path) ? [upright, landscape] : [upright])
      await test.step(`APP-07: ${path}, ${viewport.width} px wide`, async () => {
        await page.setViewportSize(viewport);
        await page.goto('/empty');
        expect(await page.evaluate(movedWhileWriting, { head, pieces })).toEqual([]);
      });
  }
});
