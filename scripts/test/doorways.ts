import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { assertSavedData } from './assertSavedData.ts';
import { run } from './run.ts';
import { serveFolder } from './serveFolder.ts';
import { freePort, startService } from './service.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function openPage(browser: Browser) {
  const page = await browser.newPage(phone);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return { page, faults };
}

/** A short journey: home loads, and a first product is added to the cart. */
async function addFirstProduct(page: Page, url: string) {
  await page.goto(url);
  await page.getByRole('heading', { level: 1, name: 'Todo el verano a pie' }).waitFor();
  await page.getByRole('button', { name: 'Comprar por código' }).tap();
  await page.getByLabel('Código del producto').fill('ZP0001-39');
  await page.getByRole('button', { name: 'Agregar al carrito' }).tap();
  await page.getByRole('region', { name: 'Agregado al carrito' }).waitFor();
  await page.getByRole('link', { name: 'Carrito, 1 producto' }).first().waitFor();
}

function assertNoFaults(faults: readonly string[]) {
  if (faults.length > 0) throw new Error(`Failed to stay free of errors: ${faults.join('\n')}`);
}

/** A shop started by `npm start`. */
export interface OpenShop {
  port: string;
  stop: () => void;
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
/** The command that `npm start` ends with, after the build. */
const [program = '', ...args] = scripts.start.split(' && ').at(-1)?.split(' ') ?? [];

/**
 * The shopper's door: the production build and the mock on one port. A second start on the same port must fail with a
 * clear message. The shop keeps running.
 */
export async function openShop(browser: Browser): Promise<OpenShop> {
  const port = String(await freePort());
  const stop = await startService(program, args, /is open at/, { PORT: port });
  try {
    const { page, faults } = await openPage(browser);
    await addFirstProduct(page, `http://localhost:${port}`);
    assertNoFaults(faults);
    await page.close();
    const second = await run(program, args, { env: { PORT: port } });
    if (second.code === 0 || !second.output.includes(`port ${port} is taken`))
      throw new Error(`Failed to refuse a taken port: ${second.output}`);
    return { port, stop };
  } catch (cause) {
    stop();
    throw cause;
  }
}

/** The backend team's door: verifies one contract on a running server, then stops it. The replay verifies them all. */
export async function verifyShop(open: OpenShop | undefined): Promise<void> {
  if (open === undefined) throw new Error('Failed to verify the contracts: the shop did not open.');
  const url = `http://localhost:${open.port}`;
  const { code, output } = await run('npm', ['run', 'contracts:verify', '--', '--url', url, '--only', 'bff']);
  open.stop();
  if (code !== 0 || !output.includes('1 contract kept by your server.')) throw new Error(output);
}

/** The developer's door: the mock responds inside the page and saves its data, and no request reaches the network. */
export async function openDev(browser: Browser): Promise<void> {
  const port = String(await freePort());
  const stop = await startService('npm', ['run', 'dev', '--', '--port', port, '--strictPort'], /Local:/);
  try {
    const { page, faults } = await openPage(browser);
    const networkPaths: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (/^\/(?:api|images)\//.test(pathname) && !response.fromServiceWorker()) networkPaths.push(pathname);
    });
    const url = `http://127.0.0.1:${port}`;
    await addFirstProduct(page, url);
    await assertSavedData(page, url);
    assertNoFaults([...faults, ...networkPaths.map((path) => `${path} was requested from the network`)]);
    await page.close();
  } finally {
    stop();
  }
}

/** The reviewer's door: the built Storybook, served from a subfolder of another site. */
export async function openStories(browser: Browser): Promise<void> {
  const built = await run('npm', ['run', 'storybook:build']);
  if (built.code !== 0) throw new Error(built.output);
  const { url, stop } = await serveFolder('storybook-static', '/review/stories');
  try {
    const { page, faults } = await openPage(browser);
    await page.goto(`${url}/iframe.html?id=home--ready`);
    await page.getByRole('heading', { level: 1, name: 'Todo el verano a pie' }).waitFor();
    // By then the shop would have registered its own worker, which this site does not have.
    await page.waitForTimeout(3000);
    assertNoFaults(faults);
    await page.close();
  } finally {
    stop();
  }
}
