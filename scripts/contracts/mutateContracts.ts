import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Outcome } from '#contracts/mutation/mutateCall.ts';

const began = performance.now();
const run = fork(fileURLToPath(import.meta.resolve('#contracts/mutation/mutationRun.ts')), {
  execArgv: ['--disable-warning=DEP0060'],
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});

let all = 0;
let red = 0;
run.on('message', ({ call, mutations, survivors, unseen }: Outcome) => {
  all += mutations;
  red += mutations - survivors.length;
  console.log(`${call}: ${mutations - survivors.length} of ${mutations} red`);
  for (const survivor of survivors) console.log(`  survived: ${survivor}`);
  for (const place of unseen) console.log(`  never shown by the mock, so not tried: ${place}`);
});

run.on('close', (code) => {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${red} of ${all} mutations of replies turn their contract red (${seconds} s).`);
  process.exitCode = code === 0 && all > 0 && red === all ? 0 : 1;
});
