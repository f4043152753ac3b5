import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Pact } from '#contracts/pact/pactFile.ts';
import { pactFolder, partsFolder } from '#contracts/pact/providers.ts';
import { replaceFolder } from '../replaceFolder.ts';

/** The contract of these parts, in the order and form in which Pact writes it. */
function joined(name: string, parts: readonly string[]) {
  const pacts = parts.map((part) => JSON.parse(readFileSync(part, 'utf8')) as Pact);
  const all = pacts.flatMap(({ interactions }) => interactions);
  const byDescription = new Map(all.map((each) => [each.description, each]));
  if (byDescription.size < all.length)
    throw new Error(`Failed to join ${name}: two interactions have the same description.`);
  const interactions = [...byDescription.keys()].sort().map((key) => byDescription.get(key));
  return [name, JSON.stringify({ ...pacts[0], interactions }, null, 2)] as const;
}

/**
 * Replaces the contracts by those that the test files have written. Throws if two of them describe an interaction in the
 * same words.
 */
export function joinContracts(): void {
  const parts = Map.groupBy(globSync(`${partsFolder}/*/*.json`), (file) => basename(file));
  replaceFolder(pactFolder, new Map([...parts].map(([name, files]) => joined(name, files))));
}
