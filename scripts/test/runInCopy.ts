import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from './run.ts';

/** Copies the working copy to a new folder, without what git ignores; the packages are a link. */
function copyShop(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const path of execFileSync('git', args, { encoding: 'utf8' }).split('\0'))
    if (path !== '' && existsSync(path)) cpSync(path, join(folder, path));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}

/** Runs shell commands in a copy of the working copy, and prints how each went. The copy stays if one fails. */
export async function runInCopy(commands: readonly string[]): Promise<void> {
  const cwd = copyShop();
  let failed = 0;
  for (const command of commands) {
    const { code, output, seconds } = await run('sh', ['-ec', command], { cwd });
    const [first] = command.split('\n');
    console.log(`${first} … ${code === 0 ? 'passed' : 'failed'} (${seconds.toFixed(1)} s)`);
    if (code === 0) continue;
    console.log(output);
    failed += 1;
  }
  if (failed === 0) rmSync(cwd, { recursive: true });
  else console.log(`${failed} failed in ${cwd}.`);
  process.exitCode = Math.min(failed, 1);
}
