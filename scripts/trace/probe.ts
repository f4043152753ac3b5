import { parseArgs } from 'node:util';
import { chooseProofs } from './chooseProofs.ts';
import { openJourneyProbe } from './journeyProbe.ts';
import { orderMutants } from './mutantOrder.ts';
import { makeProbeCopy } from './probeCopy.ts';
import { probeProof } from './probeProof.ts';
import { describeFinding, formatTally } from './probeReport.ts';
import { readTrace } from './readTrace.ts';
import { runners } from './runners.ts';
import { seededRandom } from './seededRandom.ts';
import { openVitestProbe } from './vitestProbe.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    runners: { type: 'string', default: runners.map(({ name }) => name).join(',') },
    ids: { type: 'string' },
    mutants: { type: 'string', default: '12' },
  },
});

const started = performance.now();
const random = seededRandom(Number(options.seed));
const names = options.runners.split(',');
const ids = options.ids?.split(',');
const choices = chooseProofs(
  readTrace(process.cwd()).rows,
  (id, { runner }) => names.includes(runner) && (ids === undefined || ids.includes(id)),
  Number(positionals[0] ?? 20),
  random,
);
if (choices.length === 0) throw new Error('Failed to probe: no proven line suits. Run the tests first.');
console.log(`Seed ${options.seed}: ${choices.length} proofs.`);

const { folder, mutants } = await makeProbeCopy(process.cwd());
const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]));
process.chdir(folder);
const seconds = () => ((performance.now() - started) / 1000).toFixed(0);
console.log(`${mutants.length} mutants stand in the copy (${seconds()} s).\n`);

const findings = [];
for (const runner of runners) {
  const own = choices.filter(({ proof }) => proof.runner === runner.name);
  if (own.length === 0) continue;
  const open = runner.tool === 'vitest' ? openVitestProbe : openJourneyProbe;
  const prober = await open(folder, runner);
  for (const choice of own) {
    const finding = await probeProof(
      (mutant) => prober.run(choice.proof, mutant),
      (coverage) => orderMutants(byId, coverage, choice, random),
      Number(options.mutants),
    );
    findings.push({ choice, finding });
    console.log(`${choice.id}: ${finding.verdict}`);
  }
  await prober.close();
}

// Printed together at the end, because Pact writes its own output in between.
for (const { choice, finding } of findings) console.log(describeFinding(choice, finding));
console.log(`\n${formatTally(findings)} (${seconds()} s)`);
process.exit(findings.every(({ finding }) => finding.verdict === 'red') ? 0 : 1);
