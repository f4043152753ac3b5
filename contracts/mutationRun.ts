import { definitions } from './definitions.ts';
import { mutateCall } from './mutateCall.ts';
import { readPact } from './pactFile.ts';

// Started by scripts/mutateContracts.ts as a process of its own: the verifier writes every replay on the standard output.
for (const call of await definitions()) process.send?.(await mutateCall(call, readPact(call.base)));
process.disconnect();
