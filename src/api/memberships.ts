import { getMemberships, type Membership } from '#schemas/memberships.ts';
import { ownPages } from './ownPages.ts';
import { sessionApi } from './shopApi.ts';

/** The id of a membership (MEMB-01). */
export const membershipId = ({ id_customer_membership }: Membership): string => id_customer_membership;

/** The memberships of a customer (API-80); their content is in `content.ts`. */
export const membershipsApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    getMembershipPages: build.infiniteQuery<readonly Membership[], object, number>(
      ownPages(getMemberships, {
        listOf: ({ memberships }) => memberships,
        idOf: membershipId,
        more: 'any',
      }),
    ),
  }),
});

export const { useGetMembershipPagesInfiniteQuery } = membershipsApi;
