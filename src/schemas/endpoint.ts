import type {
  GenericSchema,
  InferOutput,
  ObjectEntries,
  ObjectSchema,
  RecordSchema,
  StringSchema,
} from 'valibot';

/** The hosts a call can go to; their addresses come from the country and the environment (COUNTRY-16, COUNTRY-20). */
export type Base = 'api' | 'bff' | 'cms' | 'tracking' | 'flags';

type Fields = ObjectSchema<ObjectEntries, undefined>;

/** Texts under names that the definition does not list. */
type OpenFields = RecordSchema<StringSchema<undefined>, StringSchema<undefined>, undefined>;

/** Headers that some calls carry: the platform, and the country's store (API-21, API-35). */
export type HeaderName = 'x-os' | 'x-store';

interface Definition {
  /** Verb and noun: the name of the hook, of the cache entry and of the interaction. */
  name: string;
  /** The lines of the catalogue that define the call. */
  requirements: readonly string[];
  method: 'GET' | 'POST' | 'DELETE';
  base: Base;
  /**
   * Path below the base, without leading slash, a trailing one where the call has it. `:name` stands for a value, and
   * `:name*` for a path as it stands in an address: such a call is told from its neighbours by its fixed parameters.
   */
  path: string;
  /** The values of the path, by name. */
  params?: Fields;
  /** Headers beside those of every call. */
  headers?: readonly HeaderName[];
  /** `{api}` alone has one (API-02). */
  apiVersion?: 2 | 3;
  /** A read may be repeated, a change is sent once (API-11). */
  kind: 'read' | 'change';
  /** Whether the call carries the customer's token: then it belongs to `sessionApi`. */
  auth: boolean;
  /** Query parameters whose value never changes, such as `device=pwa` (API-08). */
  fixed?: Readonly<Record<string, string>>;
  /** Query parameters. The schema reads their text; what it gives is what both sides work with. */
  query?: Fields | OpenFields;
  /** Body as `application/x-www-form-urlencoded` (API-14); schema as in `query`. */
  form?: Fields;
  /**
   * What tells the call from another of the same method and path: a form field that only it has (API-56 from API-54), or
   * the fixed parameter whose value is its own (API-46 from API-48).
   */
  toldBy?: string;
  /** Body as JSON, for `{bff}` alone (API-14). */
  json?: Fields;
  /** Answer without failure, as it comes over the wire. Failures have one shape for all (API-13). */
  reply: GenericSchema;
  /** An HTTP failure carries the message of ERR-02 instead of the server's own. */
  httpFailure?: 'badResponse';
}

/** Any call. Functions that work for every call take this and stay exact through the type parameter. */
export type Endpoint = Definition;

type OutputOf<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : unknown;

/** What a caller hands in: the values of path, query and body side by side. */
export type ArgsOf<E extends Endpoint> = OutputOf<E['params']> &
  OutputOf<E['query']> &
  OutputOf<E['form']> &
  OutputOf<E['json']>;

/** What the server answers, checked. */
export type ReplyOf<E extends Endpoint> = InferOutput<E['reply']>;

/**
 * The one definition of a call. Hook, mock handler, contract interaction, fixture, form and API description are all
 * made from it, so that a change here is a compile error wherever it is not followed.
 */
export function endpoint<const D extends Definition>(definition: D): D {
  return definition;
}
