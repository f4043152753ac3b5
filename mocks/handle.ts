import { http, HttpResponse, type PathParams } from 'msw';
import * as v from 'valibot';
import { countryByCode } from '#countries/countries.ts';
import type { ArgsOf, Endpoint, FailureReply, HeaderName, ReplyOf } from '#schemas/endpoint.ts';
import { countryOfRequest } from './country.ts';
import { sessionOfToken } from './customer/signIn.ts';
import type { CustomerRow } from './customer/tables.ts';
import { after, faultyResponse } from './faults.ts';
import { saveDatabase, type Database, databaseOf } from './database.ts';

/** The first fields of a successful `{api}` reply (API-13). */
export const ok = { error: false, message: '' } as const;

/** The first fields of a successful reply of cities, regions and similar calls (API-23). */
export const found = { success: true, message: '' } as const;

class Refusal {
  readonly reply: FailureReply;
  readonly status: number;
  constructor(reply: FailureReply, status: number) {
    this.reply = reply;
    this.status = status;
  }
}

class OwnResponse {
  readonly response: Response;
  constructor(response: Response) {
    this.response = response;
  }
}

/** Makes a call respond with this status, headers and JSON body. */
export const respondWith = (init: { status: number; headers?: Record<string, string> }, body?: object) =>
  new OwnResponse(body === undefined ? new HttpResponse(null, init) : HttpResponse.json(body, init));

/** Further fields of a refusal: calls of cart and product have `null` as their result (API-39, API-62). */
type Refused = Omit<FailureReply, 'error' | 'message'> & { cart?: null; data?: null };

/** Makes a call fail with the server's English message and, optionally, a list of `errors` (API-13, API-63). */
export function refuse(message: string, more: Refused = {}, status = 200) {
  return new Refusal({ error: true, message, ...more }, status);
}

/** What a handler receives. */
export interface HandlerInput<E extends Endpoint> {
  args: ArgsOf<E>;
  db: Database;
  /** The mock's own origin, for the absolute URLs of pictures. */
  origin: string;
  /** The header `if-none-match`: the version that the browser has cached. */
  ifNoneMatch: string | null;
}

/** What a handler returns: a reply, a refusal, or a response with its own status and headers. */
export type Resolved<E extends Endpoint> =
  | ReplyOf<E>
  | Refusal
  | OwnResponse
  | Promise<ReplyOf<E> | Refusal | OwnResponse>;

type Resolver<E extends Endpoint> = (input: HandlerInput<E>) => Resolved<E>;

/** A failure in the shape of the call's host: only `{api}` has the field `error`, the others use the status. */
function failed({ base }: Endpoint, reply: FailureReply, status: number) {
  const { error, ...bare } = reply;
  return HttpResponse.json(base === 'api' ? { error, ...bare } : bare, { status });
}

/** The path parameters; joins a wildcard that spans several segments. */
const pathValues = (params: PathParams) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? value.join('/') : value]),
  );

async function argsOf(endpoint: Endpoint, request: Request, params: PathParams) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const expected = {
    ...endpoint.fixed,
    ...(endpoint.apiVersion && { api_version: `${endpoint.apiVersion}` }),
  };
  for (const [name, value] of Object.entries(expected)) {
    if (query[name] !== value) return `${name} must be ${value}`;
    delete query[name];
  }
  const { store } = countryByCode(countryOfRequest(request));
  const headers: Record<HeaderName, string> = { 'x-os': 'pwa', 'x-store': store };
  for (const name of endpoint.headers ?? []) {
    if (request.headers.get(name) !== headers[name]) return `${name} must be ${headers[name]}`;
  }
  const args: Record<string, unknown> = {};
  const bodyText = endpoint.form || endpoint.json ? await request.clone().text() : '';
  for (const [schema, given] of [
    [endpoint.params, () => pathValues(params)],
    [endpoint.query, () => query],
    [endpoint.form, () => Object.fromEntries(new URLSearchParams(bodyText))],
    [endpoint.json && v.pipe(v.string(), v.parseJson(), endpoint.json), () => bodyText],
  ] as const) {
    if (schema === undefined) continue;
    const checked = v.safeParse(schema, given());
    if (!checked.success) return v.summarize(checked.issues);
    Object.assign(args, checked.output);
  }
  return args;
}

/** Whether a request is for another call on the same path: it lacks the field that distinguishes this call. */
async function isOfAnother({ discriminator, path, fixed = {} }: Endpoint, request: Request) {
  const isFixed = discriminator !== undefined && discriminator in fixed;
  if (path.includes('*') || isFixed) {
    const query = new URL(request.url).searchParams;
    const telling = Object.entries(fixed).filter(([name]) => !isFixed || name === discriminator);
    return telling.some(([name, value]) => query.get(name) !== value);
  }
  if (discriminator === undefined) return false;
  return !new URLSearchParams(await request.clone().text()).has(discriminator);
}

/** The visitor of a request: the header `x-mock-visitor`, or else the only visitor of this device. */
export const visitorOf = (request: Request) => request.headers.get('x-mock-visitor') ?? 'device';

export function databaseOfRequest(request: Request): Promise<Database> {
  return databaseOf(visitorOf(request), countryOfRequest(request));
}

/** The validated reply of a call, or its failure. */
async function responseOf<E extends Endpoint>(
  endpoint: E,
  resolve: Resolver<E>,
  { request, params, db }: { request: Request; params: PathParams; db: Database },
): Promise<Response> {
  const args = await argsOf(endpoint, request, params);
  if (typeof args === 'string') return failed(endpoint, { error: true, message: args }, 400);
  const broken = (cause: string) =>
    failed(endpoint, { error: true, message: `Failed to answer ${endpoint.name}: ${cause}` }, 500);
  try {
    const reply = await resolve({
      args: args as ArgsOf<E>,
      db,
      origin: new URL(request.url).origin,
      ifNoneMatch: request.headers.get('if-none-match'),
    });
    if (reply instanceof OwnResponse) return reply.response;
    if (reply instanceof Refusal) return failed(endpoint, reply.reply, reply.status);
    const checked = v.safeParse(endpoint.reply, reply);
    if (checked.success)
      return endpoint.empty ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(reply as object);
    return broken(`the mock breaks its own schema.\n${v.summarize(checked.issues)}`);
  } catch (cause) {
    return broken(cause instanceof Error ? cause.message : String(cause));
  }
}

/** Adds the visitor's time to a response, as servers do. A network error has no headers. */
function dated(response: Response, { clock }: Database): Response {
  if (response.type !== 'error') response.headers.set('date', clock.now().toUTCString());
  return response;
}

/** The names of all calls that have a handler; complete after `handlers.ts` is loaded. */
export const callNames = new Set<string>();

/**
 * Creates the handler of a call. The call's definition validates arguments and reply, so that the mock can neither
 * accept nor send a shape outside the contract. Passes a request for another call on the same path to the next handler.
 */
export function handle<E extends Endpoint>(endpoint: E, resolve: Resolver<E>) {
  callNames.add(endpoint.name);
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'delete';
  return http[method](`*/${endpoint.base}/${endpoint.path}`, async ({ request, params }) => {
    if (await isOfAnother(endpoint, request)) return undefined;
    const db = await databaseOfRequest(request);
    if (db.latency > 0) await after(db.latency);
    const fault = db.faults.get(endpoint.name);
    const faulty = fault && (await faultyResponse(fault));
    const response = faulty ?? (await responseOf(endpoint, resolve, { request, params, db }));
    await saveDatabase(db);
    return dated(response, db);
  });
}

/** What a handler of a customer's call receives: also the customer and her browser. */
export interface CustomerInput<E extends Endpoint> extends HandlerInput<E> {
  customer: CustomerRow;
  fingerprint: string;
}

/** Refuses an unknown or expired token. */
export const tokenNotFound = () => refuse('Requested token not found.');

/** Refuses an e-mail of another customer. */
export const notRegistered = () => refuse('Email not registered.');

/** Like `handle`, for a call with a token. A sent e-mail must belong to the same customer. */
export const handleForCustomer = <E extends Endpoint & { auth: true }>(
  endpoint: E,
  resolve: (input: CustomerInput<E>) => Resolved<E>,
) =>
  handle(endpoint, (input) => {
    const { token, email } = input.args as { token: string; email?: string };
    const found = sessionOfToken(input.db, token);
    if (found === undefined) return tokenNotFound();
    if (email !== undefined && email !== found.customer.email) return notRegistered();
    return resolve({ ...input, ...found });
  });
