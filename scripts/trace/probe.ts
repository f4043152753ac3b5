import { parseArgs } from 'node:util';
import { chooseProofs, otherProofs, type Choice } from './chooseProofs.ts';
import { openJourneyProbe } from './journeyProbe.ts';
import { countProofs, orderMutants } from './mutantOrder.ts';
import { makeProbeCopy } from './probeCopy.ts';
import { probeProof, type Finding, type ProofRun, runWhole } from './probeProof.ts';
import { describeFinding, formatTally, formatUnproven } from './probeReport.ts';
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
    mutants: { type: 'string', default: '48' },
  },
});

const started = performance.now();
const random = seededRandom(Number(options.seed));
const names = options.runners.split(',');
const ids = options.ids?.split(',');
const { rows: allRows, delivered } = readTrace(process.cwd());
const rows = allRows.filter(({ id }) => delivered.has(id));
const choices = chooseProofs(
  rows,
  (id, { runner }) => names.includes(runner) && (ids === undefined || ids.includes(id)),
  Number(positionals[0] ?? 20),
  random,
);
if (choices.length === 0) throw new Error('Failed to probe: no delivered line suits. Run the tests first.');
console.log(`Seed ${options.seed}: ${choices.length} proofs.`);

const { folder, mutants } = await makeProbeCopy(process.cwd());
const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]));
process.chdir(folder);
const seconds = () => ((performance.now() - started) / 1000).toFixed(0);
console.log(`${mutants.length} mutants stand in the copy (${seconds()} s).\n`);

/** Probes each choice, runner by runner. */
async function probeAll(all: readonly Choice[]) {
  const findings: { choice: Choice; finding: Finding }[] = [];
  for (const runner of runners) {
    const own = all.filter(({ proof }) => proof.runner === runner.name);
    if (own.length === 0) continue;
    const open = runner.tool === 'vitest' ? openVitestProbe : openJourneyProbe;
    const prober = await open(folder, runner);
    const wholes: { choice: Choice; whole: ProofRun }[] = [];
    for (const choice of own)
      wholes.push({ choice, whole: await runWhole((mutant) => prober.run(choice.proof, mutant)) });
    const proofs = countProofs(
      wholes.flatMap(({ whole }) => (whole.outcome === 'green' ? [whole.coverage] : [])),
    );
    for (const { choice, whole } of wholes) {
      const finding = await probeProof(
        whole,
        (mutant) => prober.run(choice.proof, mutant),
        (coverage) => orderMutants(byId, coverage, choice, random, proofs),
        Number(options.mutants),
      );
      findings.push({ choice, finding });
      console.log(`${choice.id}: ${finding.verdict}`);
    }
    await prober.close();
  }
  return findings;
}

const findings = await probeAll(choices);
// A line is in doubt only if none of its proofs notices a fault.
const doubtful = findings.filter(({ finding }) => finding.verdict === 'nothing').map(({ choice }) => choice);
const others = await probeAll(otherProofs(rows, doubtful));

// Printed together at the end, because Pact writes its own output in between.
for (const { choice, finding } of [...findings, ...others]) console.log(describeFinding(choice, finding));
console.log(`\n${formatTally(findings)} (${seconds()} s)`);
console.log(formatUnproven(doubtful, others));
process.exit(findings.every(({ finding }) => finding.verdict === 'red') ? 0 : 1);
