import * as v from 'valibot';

/** The hosts that a call can address; their URLs depend on country and environment (COUNTRY-16, COUNTRY-20). */
export type Base = 'api' | 'bff' | 'cms' | 'tracking' | 'flags';

type Fields = v.ObjectSchema<v.ObjectEntries, undefined>;

/** Text fields whose names the definition leaves open. */
type OpenFields = v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>;

/** Optional headers: platform and store id of the country (API-21, API-35). */
export type HeaderName = 'x-os' | 'x-store';

interface Definition {
  /** Verb and noun; names the hook, the cache entry and the contract interaction. */
  name: string;
  /** Requirement ids that define the call. */
  requirements: readonly string[];
  method: 'GET' | 'POST' | 'DELETE';
  base: Base;
  /**
   * Path below the base, without leading slash; a trailing slash where the call has one. `:name` is one path segment,
   * `:name*` a path of any depth; such a call is matched by its fixed parameters.
   */
  path: string;
  /** Schemas of the path parameters. */
  params?: Fields;
  /** Headers besides the common ones. */
  headers?: readonly HeaderName[];
  /** Only `{api}` has versions (API-02). */
  apiVersion?: 2 | 3;
  /** A read may be retried, a change is sent once (API-11). */
  kind: 'read' | 'change';
  /** Whether the call carries the customer's token; it then belongs to `sessionApi`. */
  auth?: true;
  /** The call has no token, but its response is dropped if the session ends meanwhile. */
  ofSession?: true;
  /** A customer sends her token, a guest sends none; the call is in `shopApi`. */
  takesToken?: true;
  /**
   * A form field of guests; a customer sends her token instead (API-57). The call is in `shopApi`, and belongs to the
   * session.
   */
  tokenReplaces?: string;
  /** Query parameters with a constant value, such as `device=pwa` (API-08). */
  fixed?: Readonly<Record<string, string>>;
  /** Query parameters. The schema parses their text; both sides work with its output. */
  query?: Fields | OpenFields;
  /** Body as `application/x-www-form-urlencoded` (API-14); schema as for `query`. */
  form?: Fields;
  /**
   * Distinguishes the call from another one with the same method and path: a form field that only it has (API-56,
   * API-54), or the fixed parameter with its own value (API-46 and API-48, API-18 and API-26).
   */
  discriminator?: string;
  /** Body as JSON, only for `{bff}` (API-14). */
  json?: Fields;
  /** The successful reply as sent over the wire. All failures share one shape (API-13). */
  reply: v.GenericSchema;
  /** A success has no body, and status 204; nobody reads it (API-103). */
  empty?: true;
  /** With this set, an HTTP failure has the message of ERR-02 instead of the server's. */
  httpFailure?: 'badResponse';
}

/** Any call. Functions that handle every call take this type and stay exact through the type parameter. */
export type Endpoint = Definition;

type OutputOf<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : unknown;

/** Arguments of a call: path, query and body values in one object. */
export type ArgsOf<E extends Endpoint> = OutputOf<E['params']> &
  OutputOf<E['query']> &
  OutputOf<E['form']> &
  OutputOf<E['json']>;

/** The arguments without the session's token, which the transport adds. */
export type CallArgs<E extends Endpoint> = E['auth'] extends true
  ? Omit<ArgsOf<E>, 'token'> & { token?: string }
  : ArgsOf<E>;

/** The validated reply of a call. */
export type ReplyOf<E extends Endpoint> = v.InferOutput<E['reply']>;

/**
 * Defines a call by its name and the requirements behind it. Hook, mock handler, contract interaction, fixture, form and
 * API description derive from this one definition, so a change breaks the compilation of every side that does not follow it.
 */
export const endpoint = <
  const Name extends string,
  const D extends Omit<Definition, 'name' | 'requirements'>,
>(
  name: Name,
  requirements: readonly string[],
  definition: D,
) => ({ name, requirements, ...definition });

/** What reads of `{api}` share. */
export const apiRead = { method: 'GET', base: 'api', apiVersion: 3, kind: 'read' } as const;

/** What reads of `{bff}` share. */
export const bffRead = { method: 'GET', base: 'bff', kind: 'read' } as const;

/** What calls of a customer share. */
export const ofCustomer = { method: 'POST', base: 'api', apiVersion: 2, auth: true } as const;

/** Reply of `{api}`: `error` and `message` beside the fields of the call (API-13). */
export function apiReply<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object({ error: v.literal(false), message: v.string(), ...entries });
}

/** Reply of cities, regions and similar calls: `success`, `message` and `data` (API-23 to API-25). */
export function dataReply<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object({ success: v.literal(true), message: v.string(), data: v.object(entries) });
}

/** An entry of `errors` in a failed or partly refused reply (API-63); `field` for forms. */
export const replyError = v.object({
  code: v.string(),
  message: v.string(),
  sku: v.exactOptional(v.string()),
  field: v.exactOptional(v.string()),
});

/** An optional field; a value of another shape is ignored, so that it cannot hide a failure. */
const ifReadable = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined as never);

/** The failure of any call on any base; every field is optional (API-13, API-62); lists send `messages` (API-38). */
export const failureReply = v.object({
  error: ifReadable(v.boolean()),
  success: ifReadable(v.boolean()),
  message: ifReadable(v.string()),
  messages: ifReadable(v.object({ error: v.array(v.string()) })),
  errors: ifReadable(v.array(replyError)),
});

/** The failure that a mock handler may return. */
export type FailureReply = v.InferOutput<typeof failureReply>;
