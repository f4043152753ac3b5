import { sendSurvey, unsubscribe } from '#schemas/content.ts';
import { handle, ok, refuse } from './handle.ts';

/** The keys in the e-mails of the newsletter. */
const newsletterKey = /^nl-[0-9a-f]{4}$/;

/** The survey, and the end of a subscription; both can be sent again. */
export const surveyHandlers = [
  handle(sendSurvey, () => ok),
  handle(unsubscribe, ({ args: { key } }) =>
    newsletterKey.test(key) ? ok : refuse('Newsletter key not found.'),
  ),
];
