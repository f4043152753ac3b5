import { definitions } from '#contracts/lib/definitions.ts';
import { readContracts } from '#contracts/verifier/contracts.ts';
import { states } from '#mocks/states.ts';
import { formatted } from '../formatted.ts';
import { statesPage } from './statesPage.ts';

/** The generated page about provider states. */
export const statesPagePath = 'docs/provider-states.md';

/** The text that `docs/provider-states.md` must have, by the states and contracts of now. */
export async function formattedStatesPage(): Promise<string> {
  const text = statesPage({ states, contracts: await readContracts(), calls: await definitions() });
  return formatted(statesPagePath, text);
}
