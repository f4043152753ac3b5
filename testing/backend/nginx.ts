import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { get as getOverTls } from 'node:https';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { certificate } from '#bench/certificate.ts';
import { configureBuild } from '#scripts/policy/configureBuild.ts';
import { ensurePackages, nginxPackages } from '#scripts/test/debian.ts';
import { freePort, startService } from '#scripts/test/service.ts';

interface Question {
  /** `container` is the port of a container by default; `http` and `https` are those of a host with a certificate. */
  port?: 'container' | 'http' | 'https';
  tls?: boolean;
  method?: string;
  headers?: Record<string, string>;
}

const textOf = {
  br: (bytes: Buffer) => brotliDecompressSync(bytes).toString(),
  gzip: (bytes: Buffer) => gunzipSync(bytes).toString(),
  identity: String,
};

/** Writes settings into the pages of a build, and the headers of these pages. */
export function configure(dist: string): void {
  const faults = configureBuild('deploy/settings/development.json', dist);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/**
 * Starts nginx with the files of `deploy/nginx`, on free ports and in a temporary folder: the server of a container and
 * those of a host. The build is the one in `dist`, with settings.
 * Installs nginx on Debian as root; throws where it cannot.
 */
export async function startNginx() {
  ensurePackages(nginxPackages);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const ports = { container: await freePort(), http: await freePort(), https: await freePort() };
  const { container, http, https } = ports;

  /** Copies files of the configuration, with the folder and the ports of this test, and other texts. */
  function copy(pattern: string, to: string, others: Readonly<Record<string, string>> = {}) {
    const texts = Object.entries({
      ' /tmp/': ` ${folder}/`,
      'access_log /dev/stdout visit;': 'access_log off; include /etc/vidriera/tls.conf;',
      '/var/log/nginx': folder,
      '/srv/vidriera': folder,
      '/etc/vidriera': folder,
      // Its lines say when nginx is ready, and when a worker has ended.
      'error_log stderr;': `error_log stderr notice; error_log ${folder}/error.log notice;`,
      'worker_processes auto;': 'worker_processes 1;',
      'listen 8080': `listen 127.0.0.1:${container}`,
      'listen 80 ': `listen 127.0.0.1:${http} `,
      'listen 443': `listen 127.0.0.1:${https}`,
      // Not every machine has IPv6.
      'listen [::]:80 ': `listen unix:${folder}/http.sock `,
      'listen [::]:443': `listen unix:${folder}/https.sock`,
      ...others,
    });
    for (const file of globSync(pattern)) {
      const written = readFileSync(file, 'utf8');
      const text = texts.reduce((text, [from, other]) => text.replaceAll(from, other), written);
      writeFileSync(join(to, basename(file)), text);
    }
  }

  const textIn = (file: string) => readFileSync(join(folder, file), 'utf8');

  /**
   * Has nginx read its configuration again, and waits for the end of the worker that has the old one. Throws with the log
   * if it is still there after 20 s, or if the new configuration is wrong.
   */
  async function reload() {
    const countEnded = () => textIn('error.log').match(/worker process \d+ exited/g)?.length ?? 0;
    const ended = countEnded();
    process.kill(Number(textIn('nginx.pid')), 'SIGHUP');
    const deadline = Date.now() + 20_000;
    while (countEnded() === ended) {
      if (Date.now() > deadline || textIn('error.log').includes('[emerg]'))
        throw new Error(`Failed to reload nginx:\n${textIn('error.log')}`);
      await sleep(10);
    }
  }

  copy('deploy/nginx/*.conf', folder);
  const { key, cert } = await certificate(Date.now());
  writeFileSync(join(folder, 'key.pem'), key);
  writeFileSync(join(folder, 'certificate.pem'), cert);
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  configure(join(folder, 'dist'));
  // Workers of a master that is root are another user by default, who cannot read the folder.
  const args = ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', 'user root;'];
  const stop = await startService('/usr/sbin/nginx', args, /start worker process \d/);

  return {
    /** The folder of the build that is served. */
    dist: join(folder, 'dist'),
    /** Sends a GET, and reads the response in the encoding that it has. */
    async ask(path: string, { port = 'container', tls = port === 'https', ...init }: Question = {}) {
      const response = await new Promise<IncomingMessage>((answer, fail) => {
        const address = { host: '127.0.0.1', port: ports[port], path };
        // Without keep-alive: workers from before a reload close their connections.
        const options = { ...init, ...address, agent: false, rejectUnauthorized: false };
        (tls ? getOverTls(options, answer) : get(options, answer)).on('error', fail);
      });
      const { statusCode, headers } = response;
      const encoding = (headers['content-encoding'] ?? 'identity') as keyof typeof textOf;
      const bytes = await buffer(response);
      return { status: statusCode, headers, text: bytes.length === 0 ? '' : textOf[encoding](bytes) };
    },
    /** Moves another build to the place of the one that is served, whose assets stay. */
    rollOut(next: string) {
      renameSync(join(folder, 'dist'), join(folder, 'before'));
      renameSync(next, join(folder, 'dist'));
      return reload();
    },
    /** Adds files to the folder of options, with other texts in them. */
    addOptions(pattern: string, others?: Readonly<Record<string, string>>) {
      mkdirSync(join(folder, 'options'), { recursive: true });
      copy(pattern, join(folder, 'options'), others);
      return reload();
    },
    stop() {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
