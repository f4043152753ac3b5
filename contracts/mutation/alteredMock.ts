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

/** Starts the mock backend on a free port; `alterations` are applied to the requests whose header names them. */
export async function startAlteredMock() {
  const alterations: Alteration[] = [];
  const mock = shopServer({ control: true });
  const server = await startServer(async (request) => {
    const alteration = alterations[Number(request.headers.get(alterationHeader) ?? NaN)];
    if (alteration === undefined) return mock.fetch(request);
    const response = await mock.fetch((await alteration.request?.(request)) ?? request);
    const reply = { status: response.status, body: (await response.json()) as unknown };
    const { status, body } = alteration.reply?.(reply) ?? reply;
    return Response.json(body, { status });
  });
  return { ...server, alterations };
}
