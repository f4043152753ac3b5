import { sendSurvey } from '#schemas/content.ts';
import { shopApi } from './shopApi.ts';
import { request } from './transport/request.ts';

/** The survey about the shop (API-101). */
export const surveyApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    sendSurvey: build.mutation(request(sendSurvey, () => true)),
  }),
});
