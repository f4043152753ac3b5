import { getContentBlock, getMemberships, type Membership } from '#schemas/memberships.ts';
import { ownPages } from './ownPages.ts';
import { sessionApi } from './sessionApi.ts';
import { request } from './transport/request.ts';

/** What names a membership (MEMB-01). */
export const membershipId = ({ id_customer_membership }: Membership): string => id_customer_membership;

/**
 * The memberships of a customer with their content (API-80, API-26), which is kept per key (CONTENT-10) and belongs to the
 * session as they do (STATE-07).
 */
export const membershipsApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    getMembershipPages: build.infiniteQuery<readonly Membership[], object, number>(
      ownPages(getMemberships, {
        listOf: ({ memberships }) => memberships,
        idOf: membershipId,
        more: 'any',
      }),
    ),
    getContentBlock: build.query(request(getContentBlock, ({ content }) => content)),
  }),
});

export const { useGetMembershipPagesInfiniteQuery, useGetContentBlockQuery } = membershipsApi;
