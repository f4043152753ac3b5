import { execFileSync } from 'node:child_process';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/** The files that differ from a commit, new ones included, as paths from the root. */
export const changedFiles = (since: string) => [
  ...git('diff', '--name-only', '--diff-filter=d', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
