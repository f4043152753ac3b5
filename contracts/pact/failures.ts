import type { ArgsOf, Endpoint } from '#schemas/endpoint.ts';
import { refusal } from './interaction.ts';
import type { Matches } from './shapeOf.ts';

/** The problem for a refusal by the legacy host (API-13). */
export const refused = { code: 'refused', message: 'Not active.' };

/** The problem for a server that is down. */
export const down = { code: 'server', status: 503, message: 'Service unavailable.' };

/** Adds an interaction with a refusal and returns the resulting problem. */
export const addRefusal = <E extends Endpoint>(
  call: E,
  description: string,
  args: ArgsOf<E>,
  matches: Matches = {},
) =>
  refusal(call, {
    description: `${description}, which is refused`,
    given: 'a call fails',
    params: { call: call.name, fault: 'refused' },
    args,
    reply: { error: true, message: refused.message },
    matches,
  });

/** Adds an interaction with an unavailable server and returns the resulting problem. */
export const addOutage = <E extends Endpoint>(call: E, description: string, args: ArgsOf<E>) =>
  refusal(call, {
    description: `${description}, while the server is down (${call.name})`,
    given: 'a call fails',
    params: { call: call.name, fault: 'unavailable' },
    args,
    status: down.status,
    reply: { message: down.message },
  });
