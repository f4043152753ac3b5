import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { startMockServer } from '#contracts/lib/mockServer.ts';
import { readContracts } from '#contracts/verifier/contracts.ts';
import { verifyPlan } from './verifyPlan.ts';
import { makePlan } from './makePlan.ts';
import { usage } from './optionTable.ts';
import { readOptions } from './readOptions.ts';
import { reportText } from './reportText.ts';
import { exitCodeOf, providerLine, resultLines } from './resultLines.ts';

const reportFile = 'reports/contracts-verified.txt';

const known = (await readContracts()).map(({ name, path, interactions }) => ({
  name,
  path,
  calls: [...new Set(interactions.map(({ call }) => call))].sort(),
}));
const { given, faults } = readOptions(process.argv.slice(2), process.env);
const { plan, faults: planFaults } = makePlan(given, known);
const allFaults = faults.length > 0 ? faults : planFaults;

if (given.help) {
  console.log(
    usage(
      known.map(({ name }) => name),
      known.flatMap(({ calls }) => calls),
    ),
  );
} else if (allFaults.length > 0) {
  for (const fault of allFaults) console.error(fault);
  console.error('Nothing was verified. All options: npm run contracts:verify -- --help');
  process.exitCode = 2;
} else {
  const isMock = plan.origin === undefined && Object.keys(plan.bases).length === 0;
  const mock = isMock ? await startMockServer() : undefined;
  for (const note of plan.notes) console.log(note);
  console.log(
    `Replaying ${plan.chosen.map(({ name }) => name).join(', ')} on ${isMock ? 'the mock, because there is no --url' : 'your server'} …`,
  );
  try {
    const { results, text, addresses, statesUrl } = await verifyPlan(plan, mock?.url ?? plan.origin ?? '');
    for (const line of resultLines(results, statesUrl)) console.log(line);
    for (const [name, address] of Object.entries(addresses))
      console.log(providerLine(name, address, results));
    mkdirSync(dirname(reportFile), { recursive: true });
    writeFileSync(reportFile, reportText(results, text));
    process.exitCode = exitCodeOf(results);
    const count = Object.keys(addresses).length;
    const contractCount = count === 1 ? '1 contract' : `${count} contracts`;
    console.log(
      process.exitCode === 0
        ? `${contractCount} kept by ${isMock ? 'the mock' : 'your server'}.`
        : `Full report: ${reportFile}`,
    );
  } finally {
    await mock?.stop();
  }
}
