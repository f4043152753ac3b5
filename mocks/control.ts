import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { controlRefusal, isFromForeignPage } from './controlAccess.ts';
import { countryOfRequest } from './country.ts';
import { sessionOfRequest, visitorOf } from './handle.ts';
import { timeText } from './savedSession.ts';
import { resetSession, saveSession, type Session } from './session.ts';
import { setState } from './states.ts';

const stateRequest = v.object({ state: v.string(), params: v.optional(v.unknown(), {}) });
const clockRequest = v.object({ now: timeText });

const reset = (request: Request) => resetSession(visitorOf(request), countryOfRequest(request));

type Setter<Schema extends v.GenericSchema> = (
  session: Session,
  asked: v.InferOutput<Schema>,
) => void | Promise<void>;

/** Changes the visitor's data by the JSON of a request, `fresh` from the seed on; a wrong request says why. */
async function setBy<Schema extends v.GenericSchema>(
  request: Request,
  { schema, fresh, set }: { schema: Schema; fresh: boolean; set: Setter<Schema> },
): Promise<Response> {
  const asked = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await request.clone().text());
  if (!asked.success) return HttpResponse.json({ message: v.summarize(asked.issues) }, { status: 400 });
  if (fresh) reset(request);
  const session = await sessionOfRequest(request);
  try {
    await set(session, asked.output);
  } catch (cause) {
    return HttpResponse.json({ message: String(cause) }, { status: 400 });
  }
  await saveSession(session);
  return HttpResponse.json({});
}

type Act = (request: Request) => Response | Promise<Response>;

const control = (method: 'get' | 'post', path: string, act: Act) =>
  http[method](`*/__mock/${path}`, ({ request }) =>
    isFromForeignPage(request) ? HttpResponse.json(controlRefusal, { status: 403 }) : act(request),
  );

/**
 * The mock's own controls: `state` sets a provider state from the seed on, `clock` the time, `reset` goes back to the seed
 * and its time; opened as an address, `reset` leads home. `beacons` are those that the visitor's pages have sent. All act on the visitor that asks.
 */
export const controlHandlers = [
  control('post', 'state', (request) =>
    setBy(request, {
      schema: stateRequest,
      fresh: true,
      set: (session, { state, params }) => setState(session, state, params),
    }),
  ),
  control('post', 'clock', (request) =>
    setBy(request, {
      schema: clockRequest,
      fresh: false,
      set: ({ clock }, { now }) => clock.set(new Date(now)),
    }),
  ),
  control('get', 'beacons', async (request) => HttpResponse.json((await sessionOfRequest(request)).beacons)),
  control('post', 'reset', (request) => {
    reset(request);
    return HttpResponse.json({});
  }),
  control('get', 'reset', (request) => {
    reset(request);
    return new HttpResponse(null, { status: 303, headers: { location: '/' } });
  }),
];
