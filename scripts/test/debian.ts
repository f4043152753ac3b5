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
