import { cachedPacts } from '#contracts/pact/pactFile.ts';
import { definitions } from '#testing/backend/definitions.ts';
import { driftCall } from './driftCall.ts';

// Child process of scripts/contracts/driftContracts.ts, because the verifier prints every replay to standard output.
const pactOf = cachedPacts();
const wanted = process.argv.slice(2);
for (const call of await definitions()) {
  // An answer without a body has nothing that could drift.
  if (call.empty) continue;
  if (wanted.length > 0 && !wanted.includes(call.name)) continue;
  process.send?.(await driftCall(call, pactOf(call.base)));
}
