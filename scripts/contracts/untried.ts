import { readContracts } from '#contracts/verifier/contracts.ts';
import type { InteractionResult } from '#contracts/verifier/result.ts';
import { obstacle, type Trouble } from '#contracts/verifier/trouble.ts';
import type { Plan } from './plan.ts';

const ended = obstacle('ended', 'The verifier ended before this interaction: see the end of the report.');

/**
 * The interactions of a plan, each as it counts if it is never tried: because its provider is unreachable, or because
 * the verifier ended early.
 */
export async function untried(
  { chosen }: Plan,
  unreachable: ReadonlyMap<string, Trouble>,
): Promise<InteractionResult[]> {
  const contracts = await readContracts();
  return chosen.flatMap(({ name, calls }) =>
    (contracts.find((contract) => contract.name === name)?.interactions ?? [])
      .filter(({ call }) => calls.includes(call))
      .map(({ call, interaction: { description, providerStates = [], response } }) => ({
        provider: name,
        call,
        description,
        states: providerStates.map((state) => state.name),
        expectedStatus: response.status,
        outcome: 'not run',
        mismatches: [],
        trouble: unreachable.get(name) ?? ended,
      })),
  );
}
