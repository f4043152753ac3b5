import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CallDrifts } from '#contracts/drift/driftCall.ts';
import { driftReport } from '#contracts/drift/driftReport.ts';

const began = performance.now();
const calls = process.argv.slice(2);
const run = fork(fileURLToPath(import.meta.resolve('#contracts/drift/driftRun.ts')), calls, {
  execArgv: ['--disable-warning=DEP0060'],
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
const report = driftReport();

run.on('message', (drifts: CallDrifts) => {
  for (const line of report.add(drifts)) console.log(line);
});

run.on('close', (code) => {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const { lines, passed } = report.end(calls.length === 0);
  for (const line of lines) console.log(line);
  console.log(`${seconds} s`);
  process.exitCode = code === 0 && passed ? 0 : 1;
});
