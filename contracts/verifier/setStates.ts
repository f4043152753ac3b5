import type { PactInteraction } from '#contracts/pact/pactFile.ts';
import { excerpt, isPage } from './answerTrouble.ts';
import type { Limits } from './limits.ts';
import { send } from './send.ts';
import { obstacle, type Trouble } from './trouble.ts';

const route = 'add the route for provider states (docs/contracts.md), or give its address with --states';

/**
 * Sets the provider states of an interaction: one `POST` of `{ state, params }` each. Returns what prevents it.
 */
export async function setStates(
  { providerStates = [] }: Pick<PactInteraction, 'providerStates'>,
  statesUrl: string,
  headers: Readonly<Record<string, string>>,
  limits: Limits,
): Promise<Trouble | undefined> {
  const name = `POST ${statesUrl}`;
  for (const { name: state, params = {} } of providerStates) {
    const body = JSON.stringify({ state, params });
    const sent = await send(
      {
        method: 'POST',
        url: new URL(statesUrl),
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
        body,
      },
      limits,
    );
    if ('trouble' in sent) return obstacle(`states ${sent.trouble.kind}`, sent.trouble.text);
    const { status, body: answer } = sent.answer;
    if (status === 401 || status === 403)
      return obstacle(
        'states access',
        `${name} is answered with ${status}: give access with --header NAME=VALUE.`,
      );
    if (isPage(sent.answer) || status === 404 || status === 405 || (status >= 300 && status < 400))
      return obstacle(
        'states route',
        `${name} is answered with ${status}${isPage(sent.answer) ? ' and HTML' : ''}: ${route}.`,
      );
    if (status >= 400)
      return obstacle(
        `states ${state}`,
        `The state '${state}' is answered with ${status} (${excerpt(answer)}): set it up as docs/provider-states.md says.`,
      );
  }
}
