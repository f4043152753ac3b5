import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { countryOfRequest } from './country.ts';
import { databaseOfRequest, visitorOf } from './handle.ts';
import { timeText } from './savedDatabase.ts';
import { setScenario } from './scenario.ts';
import { resetDatabase, saveDatabase, type Database } from './database.ts';
import { setState } from './states.ts';

const stateRequest = v.object({ state: v.string(), params: v.optional(v.unknown(), {}) });
const scenarioRequest = v.object({ scenario: v.string() });
const clockRequest = v.object({ now: timeText });

const reset = (request: Request) => resetDatabase(visitorOf(request), countryOfRequest(request));

/** Parses the JSON of a request, or returns why it is invalid. */
async function bodyOf<Schema extends v.GenericSchema>(request: Request, schema: Schema) {
  const text = await request.clone().text();
  const { success, output, issues } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return success ? { body: output } : { wrong: v.summarize(issues) };
}

const refused = (message: string) => HttpResponse.json({ message }, { status: 400 });

/** Sets a scenario, and returns the data that the shop needs to start it. */
async function openScenario(request: Request) {
  const { body, wrong } = await bodyOf(request, scenarioRequest);
  if (body === undefined) return refused(wrong);
  try {
    return HttpResponse.json(await setScenario(visitorOf(request), countryOfRequest(request), body.scenario));
  } catch (cause) {
    return refused(String(cause));
  }
}

type Setter<Schema extends v.GenericSchema> = (
  db: Database,
  body: v.InferOutput<Schema>,
) => void | Promise<void>;

/**
 * Changes the visitor's data by the JSON of a request; `fresh` resets them to the seed first. Refuses an invalid
 * request.
 */
async function setBy<Schema extends v.GenericSchema>(
  request: Request,
  { schema, fresh, set }: { schema: Schema; fresh: boolean; set: Setter<Schema> },
): Promise<Response> {
  const { body, wrong } = await bodyOf(request, schema);
  if (wrong !== undefined) return refused(wrong);
  if (fresh) reset(request);
  const db = await databaseOfRequest(request);
  try {
    await set(db, body);
  } catch (cause) {
    return refused(String(cause));
  }
  await saveDatabase(db);
  return HttpResponse.json({});
}

type Act = (request: Request) => Response | Promise<Response>;

const control = (method: 'get' | 'post', path: string, act: Act) =>
  http[method](`*/__mock/${path}`, ({ request }) =>
    isFromForeignPage(request) ? HttpResponse.json(controlRefusal, { status: 403 }) : act(request),
  );

/**
 * The mock's own controls, for the requesting visitor. `state` sets a provider state from the seed, `scenario` starts a
 * scenario, `clock` sets the time, `reset` restores the seed and its time; opened as a URL, `reset` redirects to home.
 * `beacons` returns the beacons of the visitor's pages.
 */
export const controlHandlers = [
  control('post', 'state', (request) =>
    setBy(request, {
      schema: stateRequest,
      fresh: true,
      set: (db, { state, params }) => setState(db, state, params),
    }),
  ),
  control('post', 'scenario', openScenario),
  control('post', 'clock', (request) =>
    setBy(request, {
      schema: clockRequest,
      fresh: false,
      set: ({ clock }, { now }) => clock.set(new Date(now)),
    }),
  ),
  control('get', 'beacons', async (request) => HttpResponse.json((await databaseOfRequest(request)).beacons)),
  control('post', 'reset', (request) => {
    reset(request);
    return HttpResponse.json({});
  }),
  control('get', 'reset', (request) => {
    reset(request);
    return new HttpResponse(null, { status: 303, headers: { location: '/' } });
  }),
];

/**
 * Whether a request comes from a page of another origin, by `Origin` and `Sec-Fetch-Site`; clients that are no browsers
 * send neither.
 */
export function isFromForeignPage({ url, headers }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'none';
  if (site !== 'none' && site !== 'same-origin') return true;
  const origin = headers.get('origin');
  if (origin === null) return false;
  // A proxy may end TLS before the mock, so the scheme is not compared.
  return !URL.canParse(origin) || new URL(origin).host !== new URL(url).host;
}

/** The response to a request that may not use the controls. */
export const controlRefusal = { message: 'The controls answer this machine alone.' };
