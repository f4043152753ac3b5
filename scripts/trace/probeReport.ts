import { stripVTControlCharacters } from 'node:util';
import type { Choice } from './chooseProofs.ts';
import type { Finding } from './probeProof.ts';
import type { FailureKind } from './failureKind.ts';

const reds: Record<FailureKind, string> = {
  expectation: 'an expectation refused',
  wait: 'no expectation, only an action that waited in vain, refused',
  fall: 'no expectation, only a fall of the code, refused',
  hang: 'no expectation, only a HANG, refused',
};

/** The first informative row of a message; Storybook's first row is a URL. */
function firstRow(text: string) {
  const rows = stripVTControlCharacters(text).split('\n');
  const row = rows.find((one) => one.trim() !== '' && !one.startsWith('Click to debug')) ?? '';
  return row.length > 100 ? `${row.slice(0, 100)}…` : row;
}

/** Formats one finding: the proof and the result. */
export function describeFinding({ id, proof: { runner, file, title } }: Choice, finding: Finding) {
  const heading = `${id} by ${runner}: ${file} '${title}'`;
  if (finding.verdict === 'unjudged') {
    return `${heading}\n  cannot be judged, it does not pass in the copy: ${firstRow(finding.message)}`;
  }
  if (finding.verdict === 'nothing') {
    const { tried } = finding;
    const why = tried === 0 ? 'it runs nothing of the project' : `none of ${tried} mutants turned it red`;
    return `${heading}\n  PROVES NOTHING: ${why}`;
  }
  const { mutant, kind, message, tried } = finding;
  const place = `${mutant.file}:${mutant.line} ${mutant.kind} → ${firstRow(mutant.replacement)}`;
  return `${heading}\n  ${reds[kind]} ${place} (${tried} tried): ${firstRow(message)}`;
}

/**
 * Formats the sum of all findings: number of proofs that failed by kind of failure, and the lines whose proofs
 * detected nothing.
 */
export function formatTally(findings: readonly { choice: Choice; finding: Finding }[]) {
  const of = (test: (finding: Finding) => boolean) => findings.filter(({ finding }) => test(finding));
  const red = (kind: FailureKind) =>
    of((finding) => finding.verdict === 'red' && finding.kind === kind).length;
  const named = (verdict: Finding['verdict'], heading: string) => {
    const lines = of((finding) => finding.verdict === verdict).map(({ choice }) => choice.id);
    return lines.length > 0 ? [`${heading} (${lines.length}): ${lines.join(' ')}`] : [];
  };
  return [
    `${of((finding) => finding.verdict === 'red').length} of ${findings.length} proofs turned red: ` +
      `${red('expectation')} by an expectation, by less alone: ${red('wait')} by an action that waited in vain, ` +
      `${red('fall')} by a fall of the code, ${red('hang')} by a hang`,
    ...named('nothing', 'Prove nothing'),
    ...named('unjudged', 'Could not be judged'),
  ].join('\n');
}

/** Formats the lines of which no counting proof turned red: the chosen one did not, and none of the `others` did. */
export function formatUnproven(
  doubtful: readonly Choice[],
  others: readonly { choice: Choice; finding: Finding }[],
) {
  const proven = new Set(
    others.filter(({ finding }) => finding.verdict === 'red').map(({ choice }) => choice.id),
  );
  const ids = doubtful.map(({ id }) => id).filter((id) => !proven.has(id));
  return `Delivered lines whose proofs no fault turned red: ${ids.length === 0 ? 'none' : ids.join(' ')}`;
}
