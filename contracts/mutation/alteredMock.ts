import { shopServer } from '#mocks/server/shopServer.ts';
import { startServer } from '#contracts/lib/mockServer.ts';

/** Request header with the number of the alteration to apply. */
export const alterationHeader = 'x-alteration';

/** An answer of the mock. */
export interface Reply {
  status: number;
  body: unknown;
}

/** A change of how the mock answers. */
export interface Alteration {
  /** The request that is answered in place of the one that arrived. */
  request?: (request: Request) => Request | Promise<Request>;
  reply?: (reply: Reply) => Reply;
}

/** The headers of an answer but those of its body, which is another one. */
const withoutBody = (headers: Headers) =>
  [...headers].filter(([name]) => !name.startsWith('content-') && name !== 'transfer-encoding');

/** Starts the mock backend on a free port; `alterations` are applied to the requests whose header names them. */
export async function startAlteredMock() {
  const alterations: Alteration[] = [];
  const mock = shopServer({ control: true });
  const server = await startServer(async (request) => {
    const alteration = alterations[Number(request.headers.get(alterationHeader) ?? NaN)];
    if (alteration === undefined) return mock.fetch(request);
    const response = await mock.fetch((await alteration.request?.(request)) ?? request);
    // An answer without a body has nothing to alter.
    if (response.body === null) return response;
    const reply = { status: response.status, body: (await response.json()) as unknown };
    const { status, body } = alteration.reply?.(reply) ?? reply;
    return Response.json(body, { status, headers: withoutBody(response.headers) });
  });
  return { ...server, alterations };
}
