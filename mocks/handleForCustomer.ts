import type { Endpoint } from '#schemas/endpoint.ts';
import type { CustomerRow } from './customers.ts';
import { type Asked, handle, refuse, type Resolved } from './handle.ts';
import { sessionOfToken } from './signIn.ts';

/** A call of a customer: who asks, and from which browser. */
export interface AskedByCustomer<E extends Endpoint> extends Asked<E> {
  customer: CustomerRow;
  fingerprint: string;
}

/** The refusal of a token that is unknown or has expired. */
export const tokenNotFound = () => refuse('Requested token not found.');

/** The refusal of an e-mail that is not the customer's own. */
export const notRegistered = () => refuse('Email not registered.');

/** As `handle`, for a call with a token; an e-mail beside the token has to be that of its customer. */
export const handleForCustomer = <E extends Endpoint & { auth: true }>(
  endpoint: E,
  resolve: (asked: AskedByCustomer<E>) => Resolved<E>,
) =>
  handle(endpoint, (asked) => {
    const { token, email } = asked.args as { token: string; email?: string };
    const found = sessionOfToken(asked.session, token);
    if (found === undefined) return tokenNotFound();
    if (email !== undefined && email !== found.customer.email) return notRegistered();
    return resolve({ ...asked, ...found });
  });
