import { unsubscribe } from '#schemas/content.ts';
import { shopApi } from './shopApi.ts';
import { request } from './transport/request.ts';

/** The end of a subscription to the newsletter (API-102). */
export const newsletterApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    unsubscribe: build.mutation(request(unsubscribe, () => true)),
  }),
});
