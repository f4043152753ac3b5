import { HttpResponse } from 'msw';
import * as v from 'valibot';

/** What can be made to go wrong with a call of the mock backend. */
export const faultSchema = v.picklist([
  'unavailable',
  'tooManyRequests',
  'badRequest',
  'refused',
  'html',
  'empty',
  'truncated',
  'brokenSchema',
  'huge',
  'hang',
  'slow',
  'cut',
]);

export type Fault = v.InferOutput<typeof faultSchema>;

const html = '<!doctype html><title>Portal</title><p>Ingrese para navegar.</p>';
const slowly = 1500;
const aWhile = 60_000;

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The answer of a call under a fault; undefined where the ordinary answer follows (late, for `slow`). */
export async function faultyAnswer(fault: Fault): Promise<Response | undefined> {
  switch (fault) {
    case 'unavailable':
      return HttpResponse.json({ message: 'Service unavailable.' }, { status: 503 });
    case 'tooManyRequests':
      return HttpResponse.json({ message: 'Service unavailable.' }, { status: 429 });
    case 'badRequest':
      return HttpResponse.json({ error: true }, { status: 400 });
    case 'refused':
      // Each family of calls reads the mark that is its own (API-13, API-23).
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
      return HttpResponse.json({ error: false, message: '' });
    case 'huge':
      return HttpResponse.json({ error: false, message: 'x'.repeat(5 * 1024 * 1024) });
    case 'cut':
      return HttpResponse.error();
    case 'hang':
      await after(aWhile);
      return HttpResponse.error();
    case 'slow':
      await after(slowly);
      return undefined;
  }
}
