import { cachedForVisit, request } from '#api/transport/request.ts';
import { getContentBlock, getHelp, type Help, sendSurvey, unsubscribe } from '#schemas/content.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { sessionApi, shopApi } from './shopApi.ts';

/** An entry without a question cannot be opened, so it is left out. */
const toHelp = ({ content }: ReplyOf<typeof getHelp>): Help => ({
  helpPage: (content ?? []).filter(({ question }) => question.trim() !== ''),
});

/** What the content team has written (API-26), each key on its own (CONTENT-10), once per session (STATE-07). */
export const contentApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    getHelp: build.query({ ...request(getHelp, toHelp), ...cachedForVisit }),
    getContentBlock: build.query({
      ...request(getContentBlock, ({ content }) => content),
      ...cachedForVisit,
    }),
  }),
});

export const { useGetHelpQuery, useGetContentBlockQuery } = contentApi;

/** The end of a subscription to the newsletter (API-102), and the survey about the shop (API-101). */
export const feedbackApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    unsubscribe: build.mutation(request(unsubscribe, () => true)),
    sendSurvey: build.mutation(request(sendSurvey, () => true)),
  }),
});
