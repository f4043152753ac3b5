import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { countryOfRequest } from './country.ts';
import { sessionOfRequest, visitorOf } from './handle.ts';
import { resetSession } from './session.ts';
import { setState } from './states.ts';

const wanted = v.object({ state: v.string(), params: v.optional(v.unknown(), {}) });

const reset = (request: Request) => resetSession(visitorOf(request), countryOfRequest(request));

/** The mock's own controls: a provider state from the seed on, or the seed. They act on the asking visitor alone. */
export const controlHandlers = [
  http.post('*/__mock/state', async ({ request }) => {
    const body = v.safeParse(
      wanted,
      await request
        .clone()
        .json()
        .catch(() => undefined),
    );
    if (!body.success) return HttpResponse.json({ message: v.summarize(body.issues) }, { status: 400 });
    reset(request);
    try {
      await setState(await sessionOfRequest(request), body.output.state, body.output.params);
    } catch (cause) {
      return HttpResponse.json({ message: String(cause) }, { status: 400 });
    }
    return HttpResponse.json({});
  }),
  http.post('*/__mock/reset', ({ request }) => {
    reset(request);
    return HttpResponse.json({});
  }),
];
