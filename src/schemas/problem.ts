/**
 * The cause of a failed call:
 * - `network` no answer, `timeout` no answer in time, `server` status 408, 429 or 500 and above
 * - `refused` another 4xx, or an answer with `error: true` or `success: false`
 * - `notJson` a body other than JSON (a captive portal, a proxy), `schema` JSON of another shape
 * - `tooLarge` a body above the size limit, `aborted` the shop aborted the call
 */
export type ProblemCode =
  | 'network'
  | 'timeout'
  | 'server'
  | 'refused'
  | 'notJson'
  | 'schema'
  | 'tooLarge'
  | 'aborted';

/** An entry of `errors` in an answer (API-63): `sku` for an item, `field` for a form field. */
export interface ProblemDetail {
  code: string;
  message: string;
  sku?: string;
  field?: string;
}

/**
 * The one shape of a failed call: a value, never thrown. `message` is the server's, or the default of ERR-01 and
 * ERR-02. It is stored in the state; shoppers read a text chosen by `rules/messages/messages.ts`.
 */
export interface Problem {
  code: ProblemCode;
  message: string;
  /** HTTP status, if there was an answer. */
  status?: number;
  errors: ProblemDetail[];
}
