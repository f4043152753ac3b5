import { apiRead, apiReply, endpoint } from './endpoint.ts';

const both = { ...apiRead, reply: apiReply({}) } as const;

/** Reads whether buy now, pay later is shown: `GET {api}/product/addiwidgetactive/` (API-41); refused where it is not. */
export const getPayLaterWidget = endpoint('getPayLaterWidget', ['API-41'], {
  path: 'product/addiwidgetactive/',
  ...both,
});

/** Reads whether it can be used: `GET {api}/product/addienabled/` (API-42, API-43); refused where it cannot. */
export const getPayLaterCheck = endpoint('getPayLaterCheck', ['API-42', 'API-43'], {
  path: 'product/addienabled/',
  ...both,
});
