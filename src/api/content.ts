import { getContentBlock, getHelp, type Help } from '#schemas/content.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { sessionApi } from './sessionApi.ts';
import { request } from './transport/request.ts';

/** What is not asked, because nobody has written the question, cannot be opened either. */
const toHelp = ({ content }: ReplyOf<typeof getHelp>): Help => ({
  helpPage: (content ?? []).filter(({ question }) => question.trim() !== ''),
});

/**
 * What the content team has written (API-26): each key is loaded once and kept apart from the others (CONTENT-10), until
 * the session ends (STATE-07).
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
