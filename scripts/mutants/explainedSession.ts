import { type Explained, forOneReason, text } from './explanation.ts';

/** What no test can turn red of the flows of a session. */
export const explainedSession: readonly Explained[] = [
  ...forOneReason('Each attempt has a number of its own, whether they rise or fall.', [
    ['src/commerce/session/attempts.ts', '(counts.get(store) ?? 0) + 1', '(counts.get(store) ?? 0) - 1'],
  ]),
  ...forOneReason("A merge of the cart that is the customer's already changes nothing (API-59).", [
    ['src/commerce/session/bringCart.ts', 'true', 'false'],
  ]),
  ...forOneReason('Where there is no cart, nothing is put back or read.', [
    ['src/commerce/session/guestLines.ts', 'cart === undefined', 'false'],
  ]),
  ...forOneReason('The end of the session, which follows at once, empties the cache of calls.', [
    ['src/commerce/session/signOut.ts', '{ track: false }', '{}'],
    ['src/commerce/session/signOut.ts', 'false', 'true'],
  ]),
  ...forOneReason('Nobody waits for the timer any more.', [
    ['src/commerce/session/signOut.ts', 'clearTimeout(timer);', ';'],
  ]),
  ...forOneReason('Of a failure that is no refusal the text is the general one, whatever the call.', [
    ['src/commerce/session/enterCode.ts', "'aborted'", '""'],
    ['src/commerce/session/enterCode.ts', "'enable'", '""'],
    ['src/commerce/session/enterCode.ts', "'validate'", '""', 2],
    ['src/commerce/session/enterCode.ts', "{ code: 'schema', message: defaultMessage }", '{}'],
    ['src/commerce/session/enterCode.ts', "'schema'", '""'],
  ]),
  ...forOneReason('What is no refusal has no key of one either.', [
    ['src/commerce/session/sessionActions.ts', "'refusal' in outcome.message", 'true'],
    ['src/commerce/session/useSessionText.ts', "'refusal' in message", 'true'],
  ]),
  ...forOneReason('A form looks for what is done or refused, and stays as it is after anything else.', [
    ['src/commerce/session/formOutcome.ts', "{ kind: 'open' }", '{}'],
    ['src/commerce/session/formOutcome.ts', "'open'", '""'],
  ]),
  ...forOneReason('Only the console has this name.', [
    ['src/commerce/session/useCodeQuestion.tsx', "'session'", '""'],
    ['src/commerce/session/useSessionActions.ts', "'session'", '""'],
  ]),
  ...forOneReason('Each opening is another form, which has its own effect.', [
    ['src/commerce/session/TwoStepCode.tsx', '[open, setFocus]', '[]'],
  ]),
  ...forOneReason('The screen that completes a profile has no e-mail but that of the profile.', [
    ['src/commerce/session/useSocialSignIn.ts', "''", text],
  ]),
  ...forOneReason('The query cache keeps the answer, and the subscriber is called, for nothing.', [
    ['src/commerce/session/restoreSession.ts', 'read.unsubscribe();', ';', 2],
  ]),
  ...forOneReason('A store of a shop has the ports of one; the type allows for others.', [
    ['src/commerce/session/hasToken.ts', 'token?.()', 'token()'],
  ]),
  ...forOneReason('A call that needs a token is not sent without one (API-16).', [
    ['src/commerce/session/session.ts', 'isDecided && selectLoggedIn(store.getState())', 'true'],
    [
      'src/commerce/session/session.ts',
      'isDecided && selectLoggedIn(store.getState())',
      'isDecided || selectLoggedIn(store.getState())',
    ],
  ]),
];
