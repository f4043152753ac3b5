import type { ArgsOf, Endpoint } from '#schemas/endpoint.ts';
import { refusal } from './interaction.ts';

/** What the shop makes of a refusal of the legacy host (API-13). */
export const refused = { code: 'refused', message: 'Not active.' };

/** What the shop makes of a server that is down. */
export const down = { code: 'server', status: 503, message: 'Service unavailable.' };

/** Writes into the contract that a call is refused, and gives what the shop makes of it. */
export const pinRefusal = <E extends Endpoint>(call: E, asks: string, args: ArgsOf<E>) =>
  refusal(call, {
    asks: `${asks}, which is refused`,
    given: 'a call fails',
    params: { call: call.name, fault: 'refused' },
    args,
    reply: { error: true, message: refused.message },
  });

/** Writes into the contract what a server answers that is down, and gives what the shop makes of it. */
export const pinOutage = <E extends Endpoint>(call: E, asks: string, args: ArgsOf<E>) =>
  refusal(call, {
    asks: `${asks}, while the server is down (${call.name})`,
    given: 'a call fails',
    params: { call: call.name, fault: 'unavailable' },
    args,
    status: down.status,
    reply: { message: down.message },
  });
