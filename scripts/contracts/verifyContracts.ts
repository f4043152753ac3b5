import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readContracts } from '#contracts/verifier/contracts.ts';
import { startMockServer } from '#testing/backend/mockServer.ts';
import { makePlan } from './makePlan.ts';
import { usage } from './optionTable.ts';
import type { Plan } from './plan.ts';
import { readOptions } from './readOptions.ts';
import { reportText } from './reportText.ts';
import { exitCodeOf, providerLine, resultLines } from './resultLines.ts';
import { verifyPlan } from './verifyPlan.ts';

const reportFile = 'reports/contracts-verified.txt';
const notRun = 2;

/** Verifies on one server, prints the lines, writes the report, and returns the exit code. */
async function verifyOn(plan: Plan, origin: string, server: string) {
  for (const note of plan.notes) console.log(note);
  console.log(`Replaying ${plan.chosen.map(({ name }) => name).join(', ')} on ${server} …`);
  const { results, text, addresses, statesUrl } = await verifyPlan(plan, origin);
  for (const line of resultLines(results, statesUrl)) console.log(line);
  for (const [name, address] of Object.entries(addresses)) console.log(providerLine(name, address, results));
  mkdirSync(dirname(reportFile), { recursive: true });
  writeFileSync(reportFile, reportText(results, text));
  const code = exitCodeOf(results);
  const count = Object.keys(addresses).length;
  const kept = `${count === 1 ? '1 contract' : `${count} contracts`} kept by ${server}.`;
  console.log(code === 0 ? kept : `Full report: ${reportFile}`);
  return code;
}

async function main() {
  const known = (await readContracts()).map(({ name, path, interactions }) => ({
    name,
    path,
    calls: [...new Set(interactions.map(({ call }) => call))].sort(),
  }));
  const { given, faults } = readOptions(process.argv.slice(2), process.env);
  if (given.help) {
    const names = known.map(({ name }) => name);
    console.log(
      usage(
        names,
        known.flatMap(({ calls }) => calls),
      ),
    );
    return 0;
  }
  const { plan, faults: ofPlan } = makePlan(given, known);
  const allFaults = faults.length > 0 ? faults : ofPlan;
  if (allFaults.length > 0) {
    for (const fault of allFaults) console.error(fault);
    console.error('Nothing was verified. All options: npm run contracts:verify -- --help');
    return notRun;
  }
  if (plan.origin !== undefined || Object.keys(plan.bases).length > 0)
    return verifyOn(plan, plan.origin ?? '', 'your server');
  const mock = await startMockServer();
  try {
    return await verifyOn(plan, mock.url, 'the mock');
  } finally {
    await mock.stop();
  }
}

try {
  process.exitCode = await main();
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause));
  process.exitCode = notRun;
}
