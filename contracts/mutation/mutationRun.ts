import { definitions } from '#contracts/lib/definitions.ts';
import { mutateCall } from './mutateCall.ts';
import { readPact } from '#contracts/pact/pactFile.ts';

// Child process of scripts/contracts/mutateContracts.ts, because the verifier prints every replay to standard output.
for (const call of await definitions()) process.send?.(await mutateCall(call, readPact(call.base)));
process.disconnect();
