import { http, HttpResponse } from 'msw';
import { answerWith } from './mockWorker.ts';

/** The next call to an address is done by the server, and its answer is lost, or replaced; those after it are as usual. */
export function loseAnswer(call: string, replacement: () => Response = HttpResponse.error): void {
  let isLost = false;
  answerWith(
    http.all(call, async ({ request }) => {
      if (isLost) return undefined;
      isLost = true;
      await fetch(request.clone());
      return replacement();
    }),
  );
}
