import { request } from '#api/transport/request.ts';
import { getContentBlock, getHelp, type Help, sendSurvey, unsubscribe } from '#schemas/content.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { sessionApi, shopApi } from './shopApi.ts';

/** An entry without a question cannot be opened, so it is left out. */
const toHelp = ({ content }: ReplyOf<typeof getHelp>): Help => ({
  helpPage: (content ?? []).filter(({ question }) => question.trim() !== ''),
});

/**
 * The texts of the content team (API-26). Each key is loaded once and cached by itself (CONTENT-10), until the session
 * ends (STATE-07).
 */
export const contentApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    getHelp: build.query<Help, object>({
      ...request(getHelp, toHelp),
      keepUnusedDataFor: Infinity,
    }),
    getContentBlock: build.query({
      ...request(getContentBlock, ({ content }) => content),
      keepUnusedDataFor: Infinity,
    }),
  }),
});

export const { useGetHelpQuery, useGetContentBlockQuery } = contentApi;

/** Ends a subscription to the newsletter (API-102). */
export const newsletterApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    unsubscribe: build.mutation(request(unsubscribe, () => true)),
  }),
});

/** The survey about the shop (API-101). */
export const surveyApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    sendSurvey: build.mutation(request(sendSurvey, () => true)),
  }),
});
