import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { writePolicy } from '#scripts/policy/writePolicy.ts';

const script = fileURLToPath(new URL('./server.ts', import.meta.url));
const empty = mkdtempSync(join(tmpdir(), 'empty-'));
const built = mkdtempSync(join(tmpdir(), 'built-'));

beforeAll(() => {
  mkdirSync(join(built, 'dist'));
  writeFileSync(join(built, 'dist/index.html'), '<script type="application/json" id="config"></script>');
  const pages = { pages: { home: 'index.html' }, routes: [], otherwise: 'home', inline: {} };
  writeFileSync(join(built, 'dist/shells.json'), JSON.stringify(pages));
  writePolicy(join(built, 'dist'));
});
afterAll(() => {
  for (const folder of [empty, built]) rmSync(folder, { recursive: true });
});

/** Starts the server in a folder; gives what it says until it is open or has ended. */
function start(folder: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [script], { cwd: folder, env: { ...process.env, ...env } });
  onTestFinished(() => void child.kill());
  let said = '';
  return new Promise<{ code: number | null | 'open'; said: string; url: string }>((resolve) => {
    const listen = (piece: Buffer) => {
      said += piece.toString();
      const [, port] = /http:\/\/br\.localhost:(\d+)/.exec(said) ?? [];
      if (port !== undefined) resolve({ code: 'open', said, url: `http://127.0.0.1:${port}` });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', (code) => resolve({ code, said, url: '' }));
  });
}

const reset = async (url: string) => (await fetch(`${url}/__mock/reset`, { method: 'POST' })).status;

describe('the server of the shop', { timeout: 30_000 }, () => {
  test.each(['', 'http', '65536'])('ends with a reason for PORT=%j', async (PORT) => {
    const { code, said } = await start(built, { PORT });
    expect(code).toBe(1);
    expect(said).toBe(`Failed to start: PORT is '${PORT}', not a port from 0 to 65535.\n`);
  });

  test('ends with a reason and a hint if the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, said } = await start(built, { PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(said).toBe(`Failed to start: port ${port} is taken. Choose another: PORT=5000 npm start\n`);
  });

  test('ends with a reason and a hint if there is no build', async () => {
    const { code, said } = await start(empty, { PORT: '0' });
    expect(code).toBe(1);
    expect(said).toBe('Failed to start: there is no build yet. Run "npm run build" first.\n');
  });

  test('opens on loopback with the controls of the mock, and prints the address of each country', async () => {
    const { code, said, url } = await start(built, { PORT: '0' });
    expect(code).toBe('open');
    for (const country of ['cl', 'co', 'br']) expect(said).toContain(`http://${country}.localhost:`);
    expect((await fetch(url)).status).toBe(200);
    expect(await reset(url)).toBe(200);
  });

  test('opens on another address without the controls, unless they are enabled', async () => {
    const plain = await start(built, { PORT: '0', HOST: '0.0.0.0' });
    expect((await fetch(plain.url)).status).toBe(200);
    expect(await reset(plain.url)).toBe(501);
    const asked = await start(built, { PORT: '0', HOST: '0.0.0.0', MOCK_CONTROL: 'on' });
    expect(await reset(asked.url)).toBe(200);
  });
});
