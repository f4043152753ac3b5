import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Pact } from '#contracts/pact/pactFile.ts';
import { pactFolder, partsFolder } from '#contracts/pact/providers.ts';
import { states } from '#mocks/states.ts';
import { replaceFolder } from '../replaceFolder.ts';

/**
 * The contract of these parts, in the order and form in which Pact writes it. Throws if two of them describe an interaction
 * in the same words, and for an unknown provider state.
 */
export function joined(name: string, pacts: readonly Pact[]) {
  const all = pacts.flatMap(({ interactions }) => interactions);
  const byDescription = new Map(all.map((each) => [each.description, each]));
  if (byDescription.size < all.length)
    throw new Error(`Failed to join ${name}: two interactions have the same description.`);
  const state = all
    .flatMap(({ providerStates = [] }) => providerStates)
    .find(({ name: given }) => !Object.hasOwn(states, given));
  if (state !== undefined)
    throw new Error(
      `Failed to join ${name}: the provider state '${state.name}' is not one of mocks/states.ts.`,
    );
  const interactions = [...byDescription.keys()].sort().map((key) => byDescription.get(key));
  return [name, JSON.stringify({ ...pacts[0], interactions }, null, 2)] as const;
}

/** Replaces the contracts by those that the test files have written. Throws if they cannot be joined. */
export function joinContracts(): void {
  const parts = Map.groupBy(globSync(`${partsFolder}/*/*.json`), (file) => basename(file));
  replaceFolder(
    pactFolder,
    new Map(
      [...parts].map(([name, files]) =>
        joined(
          name,
          files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Pact),
        ),
      ),
    ),
  );
}
