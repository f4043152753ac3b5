import { cachedForVisit, request } from '#api/transport/request.ts';
import { getPayLaterCheck, getPayLaterWidget } from '#schemas/payLater.ts';
import { shopApi } from './shopApi.ts';

const isActive = () => true as const;

/** The two calls of buy now, pay later. A reply is cached as long as the page is open, a failure is not (BNPL-02, BNPL-03). */
export const payLaterApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getPayLaterWidget: build.query({ ...request(getPayLaterWidget, isActive), ...cachedForVisit }),
    getPayLaterCheck: build.query({ ...request(getPayLaterCheck, isActive), ...cachedForVisit }),
  }),
});

export const { useGetPayLaterWidgetQuery, useGetPayLaterCheckQuery } = payLaterApi;
