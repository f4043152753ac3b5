import type { Sending } from '#commerce/form/useFormOf.ts';
import { useTexts } from '#commerce/shop.ts';
import type { FormOutcome, RefusedAt } from '#flows/session/formOutcome.ts';
import type { SessionMessage } from '#rules/session/sessionMessage.ts';
import { sessionMessagesTexts } from '#texts/sessionMessages.ts';
import { shellTexts } from '#texts/shell.ts';

/** Returns the texts for the outcomes of the session's actions. */
export function useSessionText() {
  const { sessionMessages, errors } = useTexts(sessionMessagesTexts, shellTexts);

  const textOf = (message: SessionMessage): string => {
    // Stryker disable next-line ConditionalExpression: other messages do not have this key
    if ('refusal' in message) return sessionMessages[message.refusal];
    return 'error' in message ? errors[message.error] : message.text;
  };

  /** Maps an outcome for a form: a refusal gets its text, at its field if it has one. */
  function sendingOf<Name extends string>(outcome: FormOutcome, fields: RefusedAt<Name> = {}): Sending {
    if (outcome.kind !== 'failed') return outcome;
    const { message, wrong } = outcome;
    const at = 'refusal' in message ? fields[message.refusal] : undefined;
    return { kind: 'refused', text: textOf(message), at, wrong };
  }

  return { textOf, sendingOf };
}
