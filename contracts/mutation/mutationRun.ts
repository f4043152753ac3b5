import { definitions } from '#testing/backend/definitions.ts';
import { mutateCall } from './mutateCall.ts';
import { cachedPacts } from '#contracts/pact/pactFile.ts';

// Child process of scripts/contracts/mutateContracts.ts, because the verifier prints every replay to standard output.
// An answer without a body has nothing to break.
const read = (await definitions()).filter(({ empty }) => empty !== true);
const pactOf = cachedPacts();
for (const call of read) process.send?.(await mutateCall(call, pactOf(call.base)));
