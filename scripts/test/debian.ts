import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether `installPackages` can work: on Debian, as root. */
export const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs packages of Debian. Throws if one does not exist. */
export function installPackages(...packages: string[]): void {
  console.log(`Installing the Debian packages ${packages.join(', ')}.`);
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** A file of each package. */
type Packages = Readonly<Record<string, string>>;

/** What the walks in WebKit and Firefox start. */
export const enginePackages: Packages = {
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  'firefox-esr': '/usr/bin/firefox-esr',
};

/** What the shop is served by in a container (`Dockerfile`). */
export const nginxPackages: Packages = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-filter': '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
};

/** The packages that are not installed. */
export const missingPackages = (packages: Packages) =>
  Object.entries(packages).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));

/** Installs the missing packages on Debian as root. Throws where it cannot; the message says what to do. */
export function ensurePackages(packages: Packages): void {
  if (missingPackages(packages).length > 0 && canInstall()) installPackages(...missingPackages(packages));
  const missing = missingPackages(packages).join(' ');
  if (missing !== '')
    throw new Error(`Failed to find the programs: install them (Debian: apt-get install ${missing}).`);
}
