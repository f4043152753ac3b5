import { createHash } from 'node:crypto';

/** A random part of all mutants: their share in percent, and the seed that chooses them. */
export interface Sample {
  percent: number;
  seed: number;
}

/** What tells a mutant from the others of its run; `fileName` is relative or absolute. */
export interface Place {
  fileName: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
  replacement?: string | undefined;
}

// The processes that try mutants have only the environment in common with the one that starts them.
const name = 'MUTANT_SAMPLE';

export function writeSample(sample: Sample | undefined) {
  if (sample === undefined) delete process.env[name];
  else process.env[name] = JSON.stringify(sample);
}

/** The sample of this run; undefined if every mutant is tried. */
export function readSample(): Sample | undefined {
  const text = process.env[name];
  return text === undefined ? undefined : (JSON.parse(text) as Sample);
}

const highest = 2 ** 32;

/** Whether a mutant belongs to the sample; every process comes to the same answer, and without a sample all belong. */
export function isInSample({ fileName, location, replacement }: Place, sample: Sample | undefined) {
  if (sample === undefined) return true;
  const { start, end } = location;
  const file = fileName.replaceAll('\\', '/').replace(/^.*?(?=src\/)/, '');
  const key = [sample.seed, file, start.line, start.column, end.line, end.column, replacement].join('|');
  const drawn = createHash('sha256').update(key).digest().readUInt32BE(0);
  return (drawn / highest) * 100 < sample.percent;
}

/** How far a score in percent may be from that of all mutants, in 95 of 100 samples: half of Wilson's interval. */
export function marginOf(score: number, count: number) {
  if (count === 0) return 100;
  const share = score / 100;
  const z = 1.96;
  const spread = Math.sqrt((share * (1 - share)) / count + (z / (2 * count)) ** 2);
  return Math.ceil(((z * spread) / (1 + z ** 2 / count)) * 1000) / 10;
}
