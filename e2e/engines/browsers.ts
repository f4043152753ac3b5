import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startService } from '#scripts/test/service.ts';

/** The commands of W3C WebDriver in use: method and path over HTTP, and the name in Firefox's own protocol, Marionette. */
const commands = {
  open: ['POST', 'url', 'WebDriver:Navigate'],
  reload: ['POST', 'refresh', 'WebDriver:Refresh'],
  back: ['POST', 'back', 'WebDriver:Back'],
  run: ['POST', 'execute/async', 'WebDriver:ExecuteAsyncScript'],
  click: ['POST', 'element/{id}/click', 'WebDriver:ElementClick'],
  type: ['POST', 'element/{id}/value', 'WebDriver:ElementSendKeys'],
  clear: ['POST', 'element/{id}/clear', 'WebDriver:ElementClear'],
  resize: ['POST', 'window/rect', 'WebDriver:SetWindowRect'],
  deleteCookies: ['DELETE', 'cookie', 'WebDriver:DeleteAllCookies'],
} as const;

type Params = Record<string, unknown>;

/** Sends a command to a browser. Rejects with the error of WebDriver. */
export type Send = (command: keyof typeof commands, params?: Params) => Promise<unknown>;

export interface Browser {
  send: Send;
  /** Ends the browser and all that belongs to it. */
  stop: () => void;
}

/** How a browser can be set. */
export const modes = ['usual', 'private', 'noCookies', 'largeText'] as const;
export type Mode = (typeof modes)[number];

/** Files of the browsers. */
const folder = resolve('reports/engines');

interface Failure {
  error: string;
  message: string;
}

const errorOf = ({ error, message }: Failure) => new Error(`${error}: ${message}`);

const preferences: Record<Mode, Params> = {
  usual: {},
  private: { 'browser.privatebrowsing.autostart': true },
  noCookies: { 'network.cookie.cookieBehavior': 2 },
  largeText: { 'font.size.variable.x-western': 32 },
};

/** Connects to a Firefox by Marionette, which frames each message by its length: `2:[]`. */
function marionette(port: number): Promise<(name: string, params: Params) => Promise<unknown>> {
  const waiting: ((reply: [1, number, Failure | null, { value: unknown }]) => void)[] = [];
  let received = Buffer.alloc(0);
  const socket = connect(port, '127.0.0.1');
  const call = (name: string, params: Params) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.push(([, , failure, result]) =>
        failure === null ? resolve(result.value) : reject(errorOf(failure)),
      );
      const message = JSON.stringify([0, 0, name, params]);
      socket.write(`${Buffer.byteLength(message)}:${message}`, (error) => error && reject(error));
    });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => {
      for (const answer of waiting)
        answer([1, 0, { error: 'closed', message: 'Firefox has ended.' }, { value: null }]);
    });
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      for (;;) {
        const colon = received.indexOf(':');
        const end = colon + 1 + Number(received.subarray(0, colon));
        if (colon < 0 || received.length < end) return;
        const message = JSON.parse(received.subarray(colon + 1, end).toString()) as unknown;
        received = received.subarray(end);
        // The first message is a greeting.
        if (Array.isArray(message)) waiting.shift()?.(message as never);
        else resolve(call);
      }
    });
  });
}

async function startFirefox(mode: Mode): Promise<Browser> {
  const port = await freePort();
  const profile = `${folder}/firefox-${mode}`;
  rmSync(profile, { recursive: true, force: true });
  mkdirSync(`${profile}/chrome`, { recursive: true });
  // A window of a desktop is never as narrow as a phone otherwise.
  writeFileSync(`${profile}/chrome/userChrome.css`, ':root, body { min-width: 0 !important }');
  const styled = { 'toolkit.legacyUserProfileCustomizations.stylesheets': true };
  const set = Object.entries({ 'marionette.port': port, ...styled, ...preferences[mode] });
  const lines = set.map(([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});\n`);
  writeFileSync(`${profile}/user.js`, lines.join(''));
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const stop = await startService('firefox-esr', args, /Listening on port/);
  const call = await marionette(port);
  await call('WebDriver:NewSession', {});
  return { send: (command, params = {}) => call(commands[command][2], params), stop };
}

/** The settings of each mode; `private` needs none, because an automated WebKit is always a private window. */
const settings: Record<Mode, string> = {
  usual: '',
  private: '',
  noCookies: 'enable-html5-local-storage=false\n',
  largeText: 'default-font-size=32\n',
};

async function startWebkit(mode: Mode): Promise<Browser> {
  const port = await freePort();
  const config = `${folder}/webkit-${mode}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(config, `[websettings]\n${settings[mode]}`);
  const script = `Xvfb :${port} -displayfd 1 -nolisten tcp & DISPLAY=:${port} WebKitWebDriver --port=${port} & wait`;
  const stop = await startService('sh', ['-c', script], /\d/, { NO_AT_BRIDGE: '1' });
  const call = async (method: string, path: string, body?: Params) => {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw errorOf(value as Failure);
    return value;
  };
  const args = [
    '--automation',
    `--config=${config}`,
    ...(mode === 'noCookies' ? ['--cookies-policy=never'] : []),
  ];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args } } };
  // The driver does not say when it listens.
  const isListening = () => fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
  for (let tries = 0; tries < 600 && !(await isListening()); tries += 1) await sleep(50);
  const { sessionId } = (await call('POST', 'session', { capabilities })) as { sessionId: string };
  return {
    send: (command, params = {}) => {
      const [method, path] = commands[command];
      const at = `session/${sessionId}/${path.replace('{id}', String(params['id']))}`;
      return call(method, at, method === 'POST' ? params : undefined);
    },
    stop,
  };
}

export const engines = { webkit: startWebkit, firefox: startFirefox };
