import { existsSync } from 'node:fs';
import { interactionsOf, type PactInteraction, pactPath, readPact } from '#contracts/pact/pactFile.ts';
import { pactFolder, providers } from '#contracts/pact/providers.ts';
import type { Base } from '#schemas/endpoint.ts';
import { definitions } from '#testing/backend/definitions.ts';

/** An interaction and the call that it belongs to. */
export interface CallInteraction {
  call: string;
  interaction: PactInteraction;
}

/** The contract with one provider. */
export interface Contract {
  /** Name of the provider. */
  name: string;
  /** Path of the provider below the origin. */
  path: string;
  interactions: CallInteraction[];
}

/**
 * Every contract that exists, in the order of `providers`. Throws if there is none, and if an interaction belongs to no
 * call, so that nothing is left out silently.
 */
export async function readContracts(): Promise<Contract[]> {
  const bases = (Object.keys(providers) as Base[]).filter((base) => existsSync(pactPath(base)));
  if (bases.length === 0)
    throw new Error(`Failed to read the contracts: ${pactFolder} is empty. Run "npm run contracts" first.`);
  const calls = await definitions();
  return bases.map((base) => {
    const pact = readPact(base);
    const owner = new Map(
      calls
        .filter((call) => call.base === base)
        .flatMap((call) => interactionsOf(call, pact).map((interaction) => [interaction, call.name])),
    );
    const interactions = pact.interactions.map((interaction) => {
      const call = owner.get(interaction);
      if (call === undefined)
        throw new Error(`Failed to read the contracts: '${interaction.description}' belongs to no call.`);
      return { call, interaction };
    });
    const { name, path } = providers[base];
    return { name, path, interactions };
  });
}
