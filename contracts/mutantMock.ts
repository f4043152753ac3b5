import { shopServer } from '#mocks/shopServer.ts';
import { startServer } from './mockServer.ts';
import { type Mutation, mutate } from './mutations.ts';

/** The header in which a request names the mutation of its reply, by its number. */
export const mutationHeader = 'x-mutation';

/**
 * Starts the mock backend on a free port with the replies of its calls open to change: a request with the number of one
 * of `mutations` gets the reply so changed, any other reply stays as it is and is kept in `replies`.
 */
export async function startMutantMock() {
  const mutations: Mutation[] = [];
  const replies: unknown[] = [];
  const mock = shopServer({ control: true });
  const server = await startServer(async (request) => {
    const response = await mock.fetch(request);
    if (new URL(request.url).pathname.startsWith('/__mock/')) return response;
    const reply = (await response.json()) as unknown;
    const mutation = mutations[Number(request.headers.get(mutationHeader) ?? NaN)];
    if (mutation !== undefined) return Response.json(mutate(reply, mutation));
    replies.push(reply);
    return Response.json(reply);
  });
  return { ...server, mutations, replies };
}
