/**
 * What went wrong with a call:
 * - `network` no answer came, `timeout` none came in time, `server` 408, 429 or 500 and above
 * - `refused` another 4xx, or an answer with `error: true` or `success: false`
 * - `notJson` something else than JSON came (a captive portal, a proxy), `schema` JSON of another shape
 * - `tooLarge` more bytes than any answer of this shop has, `aborted` the shop itself ended the call
 */
export type ProblemCode =
  'network' | 'timeout' | 'server' | 'refused' | 'notJson' | 'schema' | 'tooLarge' | 'aborted';

/** One entry of the list `errors` of an answer (API-63): `sku` where an item is meant, `field` where a form field is. */
export interface ProblemDetail {
  code: string;
  message: string;
  sku?: string;
  field?: string;
}

/**
 * The one shape of a failed call; a value, never thrown. `message` is the server's own, or the default of ERR-01
 * and ERR-02: what the state keeps, and never what the visitor reads (`rules/messages.ts` chooses that).
 */
export interface Problem {
  code: ProblemCode;
  message: string;
  /** HTTP status, where an answer came. */
  status?: number;
  errors: ProblemDetail[];
}
