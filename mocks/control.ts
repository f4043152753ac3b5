import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { controlRefusal, isFromForeignPage } from './controlAccess.ts';
import { countryOfRequest } from './country.ts';
import { sessionOfRequest, visitorOf } from './handle.ts';
import { resetSession } from './session.ts';
import { setState } from './states.ts';

const stateRequest = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ state: v.string(), params: v.optional(v.unknown(), {}) }),
);

const reset = (request: Request) => resetSession(visitorOf(request), countryOfRequest(request));

async function setStateFor(request: Request): Promise<Response> {
  const body = v.safeParse(stateRequest, await request.clone().text());
  if (!body.success) return HttpResponse.json({ message: v.summarize(body.issues) }, { status: 400 });
  reset(request);
  try {
    await setState(await sessionOfRequest(request), body.output.state, body.output.params);
  } catch (cause) {
    return HttpResponse.json({ message: String(cause) }, { status: 400 });
  }
  return HttpResponse.json({});
}

const control = (path: string, act: (request: Request) => Response | Promise<Response>) =>
  http.post(`*/__mock/${path}`, ({ request }) =>
    isFromForeignPage(request) ? HttpResponse.json(controlRefusal, { status: 403 }) : act(request),
  );

/**
 * The mock's own controls: `state` sets a provider state from the seed on, `reset` goes back to the seed. Both act on the
 * visitor that asks.
 */
export const controlHandlers = [
  control('state', setStateFor),
  control('reset', (request) => {
    reset(request);
    return HttpResponse.json({});
  }),
];
