import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { faultNames } from '#schemas/scenario.ts';

/** The faults of a mock call. */
export const faultSchema = v.picklist(faultNames);

export type Fault = v.InferOutput<typeof faultSchema>;

const html = '<!doctype html><title>Portal</title><p>Ingrese para navegar.</p>';
const slowMs = 1500;
const hangMs = 60_000;

export const after = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The response of a failing call; undefined for `slow`, which delays the ordinary response. */
export async function faultyResponse(fault: Fault): Promise<Response | undefined> {
  switch (fault) {
    case 'unavailable':
      return HttpResponse.json({ message: 'Service unavailable.' }, { status: 503 });
    case 'tooManyRequests':
      return HttpResponse.json({ message: 'Service unavailable.' }, { status: 429 });
    case 'badRequest':
      return HttpResponse.json({ error: true }, { status: 400 });
    case 'refused':
      // Each family of calls reads its own field (API-13, API-23).
      return HttpResponse.json({ error: true, success: false, message: 'Not active.' });
    case 'html':
      return HttpResponse.html(html);
    case 'empty':
      return new HttpResponse(null, { status: 200 });
    case 'truncated':
      return HttpResponse.text('{"error":false,"message":"","home_it', {
        headers: { 'content-type': 'application/json' },
      });
    case 'brokenSchema':
      return HttpResponse.json({ error: false, message: 0 });
    case 'huge':
      return HttpResponse.json({ error: false, message: 'x'.repeat(5 * 1024 * 1024) });
    case 'cut':
      return HttpResponse.error();
    case 'hang':
      await after(hangMs);
      return HttpResponse.error();
    case 'slow':
      await after(slowMs);
      return undefined;
  }
}
