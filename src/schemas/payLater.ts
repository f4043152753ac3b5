import { apiReply, endpoint } from './endpoint.ts';

const both = {
  method: 'GET',
  base: 'api',
  apiVersion: 3,
  kind: 'read',
  reply: apiReply({}),
} as const;

/** Reads whether buy now, pay later is shown: `GET {api}/product/addiwidgetactive/` (API-41); a refusal means no. */
export const getPayLaterWidget = endpoint({
  name: 'getPayLaterWidget',
  requirements: ['API-41'],
  path: 'product/addiwidgetactive/',
  ...both,
});

/** Reads whether it can be used: `GET {api}/product/addienabled/` (API-42, API-43); a refusal means no. */
export const getPayLaterCheck = endpoint({
  name: 'getPayLaterCheck',
  requirements: ['API-42', 'API-43'],
  path: 'product/addienabled/',
  ...both,
});
