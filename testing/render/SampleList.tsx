import * as v from 'valibot';
import { sessionApi } from '#api/shopApi.ts';
import type { Call } from '#api/transport/baseQuery.ts';
import { AccountList, useOwnList } from '#commerce/list/AccountList.tsx';
import { heldEntries, nextOffset } from '#rules/account/ownPages.ts';
import { endpoint } from '#schemas/endpoint.ts';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';

/** A call for entries in pages of 4, as those for orders and credits are. */
const getEntries = endpoint('getEntries', [], {
  method: 'GET',
  base: 'api',
  path: 'entries/:offset',
  apiVersion: 2,
  kind: 'read',
  params: v.object({ offset: v.string() }),
  reply: v.object({ error: v.literal(false), message: v.string(), entries: v.array(v.string()) }),
});

const idOf = (entry: string) => entry;

const { useGetEntriesInfiniteQuery } = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    getEntries: build.infiniteQuery<readonly string[], object, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (_last, pages) => nextOffset(pages, { idOf, limit: 4, more: 'full' }),
      },
      query: ({ pageParam }): Call => ({ endpoint: getEntries, args: { offset: String(pageParam) } }),
      rawResponseSchema: getEntries.reply,
      transformResponse: ({ entries }: v.InferOutput<typeof getEntries.reply>) => entries,
    }),
  }),
});

/** A list of the account in pages. */
export function SampleList() {
  const read = useGetEntriesInfiniteQuery({});
  const list = useOwnList(heldEntries(read.data?.pages ?? [], idOf), read);
  return (
    <AccountList
      title="Mis pedidos"
      list={list}
      idOf={idOf}
      renderRow={(entry) => <h2>{entry}</h2>}
      empty={<StateMessage icon="bag" title="Todavía no tiene pedidos." />}
    />
  );
}
