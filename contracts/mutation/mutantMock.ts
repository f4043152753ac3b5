import { shopServer } from '#mocks/server/shopServer.ts';
import { startServer } from '#contracts/lib/mockServer.ts';
import { type Mutation, mutate } from './mutations.ts';

/** Request header with the number of the mutation to apply. */
export const mutationHeader = 'x-mutation';

/**
 * Starts the mock backend on a free port. A request whose header names one of `mutations` gets the mutated reply;
 * other replies are unchanged and recorded in `replies`.
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
