import type { Mismatch } from '#contracts/verifier/replay.ts';

const maxLength = 60;

function short(value: unknown) {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  if (text === '') return 'null';
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1)}…`;
}

function fieldOf({ type, path, key }: Mismatch) {
  if (type === 'StepMismatch') return path ?? '';
  if (type === 'StatusMismatch') return 'status';
  if (type === 'BodyTypeMismatch') return 'header content-type';
  if (key !== undefined) return `header ${key.toLowerCase()}`;
  return `body ${path ?? '$'}`;
}

/** What Pact's sentence expects beyond the value, if the contract has a rule for it. */
function ruleIn(sentence: string): string | undefined {
  const [, type] = /same type as [^]* \((\w+)\)$/.exec(sentence) ?? [];
  if (type !== undefined) return `the type ${type}`;
  const [, pattern] = /to match '([^]*)'$/.exec(sentence) ?? [];
  if (pattern !== undefined) return `text that matches ${short(pattern)}`;
  return /to (?:be|match) (an? (?:integer|decimal number|number|boolean|date pattern of '[^']*'))/.exec(
    sentence,
  )?.[1];
}

function expectedOf({ mismatch = '', expected }: Mismatch) {
  const [, missing] = /missing the following keys: (.*)$/.exec(mismatch) ?? [];
  if (missing !== undefined) return `the fields ${missing}`;
  const [, minimum] = /minimum size of (\d+)/.exec(mismatch) ?? [];
  if (minimum !== undefined) return `${minimum} or more entries`;
  const rule = ruleIn(mismatch);
  return rule === undefined ? short(expected) : `${rule}, such as ${short(expected)}`;
}

/** Field, expected and actual value of a difference. */
export function mismatchText(mismatch: Mismatch): string {
  const field = fieldOf(mismatch);
  const isMissing = field.startsWith('header') && (mismatch.actual ?? '') === '';
  return `${field}: expected ${expectedOf(mismatch)}, actual ${isMissing ? 'no such header' : short(mismatch.actual)}`;
}

const order = ['StatusMismatch', 'HeaderMismatch', 'BodyTypeMismatch', 'BodyMismatch'];

/** The fields that say whether a call failed: a difference in them is the cause of others. */
const first = ['$.message', '$.success', '$.error'];

function inOrder(one: Mismatch, other: Mismatch) {
  const [path = '', otherPath = ''] = [one.path, other.path];
  return (
    order.indexOf(one.type) - order.indexOf(other.type) ||
    first.indexOf(otherPath) - first.indexOf(path) ||
    path.localeCompare(otherPath, 'en', { numeric: true })
  );
}

/**
 * The texts of all differences: status and headers first, then by path; each once, although a contract may name one header
 * twice.
 */
export function mismatchTexts(mismatches: readonly Mismatch[]): string[] {
  const sorted = [...mismatches].sort(inOrder);
  return [...new Set(sorted.map(mismatchText))];
}
