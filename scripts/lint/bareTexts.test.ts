import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { bareTexts } from './bareTexts.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

const head = `
import { memo, type ReactNode } from 'react';
import type { Elements } from '#ui/elements.ts';
declare const on: boolean, text: string, count: number, node: ReactNode, elements: Elements, texts: string[];
declare const labels: { a: string; b: string }, maybe: string | undefined;
declare const Part: (props: { children?: ReactNode }) => Elements;
`;

/** Each breaks a translated page, by its first line. */
const refused = [
  'export const a = () => <p>a{text}</p>;',
  "export const a = () => <p>{text}{' '}<b /></p>;",
  'export const a = () => <p>{on && text}<b /></p>;',
  'export const a = () => <p>{on ? text : <i />}<b /></p>;',
  'export const a = () => <p>{`${count}`}<b /></p>;',
  'export const a = () => <p>{count}<b /></p>;',
  'export const a = () => <p>{count && <i />}<b /></p>;',
  'export const a = () => <p>{maybe}<b /></p>;',
  "export const a = (part: 'a' | 'b') => <p>{labels[part]}<b /></p>;",
  'export const a = <Value extends string>(value: Value) => <p>{value}<b /></p>;',
  'export const a = () => <p>{node}<b /></p>;',
  'export const a = () => <p>{texts}<b /></p>;',
  'export const a = () => <p>{texts}</p>;',
  'export const a = () => <p>{texts.map((each) => each)}</p>;',
  'export const a = () => <p><></>a</p>;',
  'export const a = () => <p><>{text}</></p>;',
  'export const a = () => <>a</>;',
  'export const a = () => <Part>{text}<b /></Part>;',
  'export const A = () => text;',
  'export function A() { return on ? text : <b />; }',
  'export const A = memo(function A() { return text; });',
  'export const A = ({ children }: { children: ReactNode }) => children;',
];

const accepted = [
  'export const a = () => <p>a</p>;',
  'export const a = () => <p>{text}</p>;',
  'export const a = () => <p>{`a ${text}`}</p>;',
  'export const a = () => <p>{on ? text : <b />}</p>;',
  'export const a = () => <p>{node}</p>;',
  'export const a = () => <p><span>{text}</span><b /></p>;',
  'export const a = () => <p>{on && <i />}<b /></p>;',
  'export const a = () => <p>{text && <i />}<b /></p>;',
  'export const a = () => <p>{elements}<b /></p>;',
  'export const a = () => <ul>{texts.map((each) => <li key={each}>{each}</li>)}<li /></ul>;',
  'export const a = () => <>{on && <i />}<b /></>;',
  'export const a = () => <Part>{text}</Part>;',
  'export const A = () => on && <b />;',
  'export const name = () => text;',
];

const samples = [...refused, ...accepted];
let found: string[];
let inSamples: Set<number>;

beforeAll(() => {
  const path = 'src/samples.tsx';
  // In blocks, so that each has its own names.
  const lines = samples.map((sample) =>
    sample.replaceAll(/\b([aA])\b(?=[ (]| =)/g, `$1${samples.indexOf(sample)}`),
  );
  const headLines = head.split('\n').length - 1;
  found = bareTexts(repository, { path, text: head + lines.join('\n') });
  inSamples = new Set(
    found.filter((each) => each.startsWith(path)).map((each) => Number(each.split(/[: ]/)[1]) - headLines),
  );
}, 120_000);

describe('a text that stands beside others, or is no text of an element', () => {
  test.each(refused)('is refused: %s', (sample) => {
    expect([...inSamples]).toContain(samples.indexOf(sample) + 1);
  });
});

test.each(accepted)('a text alone in its element is accepted, and so are elements: %s', (sample) => {
  expect([...inSamples]).not.toContain(samples.indexOf(sample) + 1);
});

test('REACH-10: the shop has no bare text', () => {
  expect(found.filter((each) => !each.startsWith('src/samples'))).toEqual([]);
});
