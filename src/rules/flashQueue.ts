import type { FlashMessage } from '#schemas/shell.ts';

/** A flash message is shown for so many ms after the newest was queued (APP-39, APP-40). */
export const flashDuration = 5_000;

/**
 * The queue with one more message; a text that is queued already changes nothing, and the very same queue comes
 * back, so that its time is not started again (APP-36, APP-37).
 */
export function queueFlash(queue: FlashMessage[], message: FlashMessage): FlashMessage[] {
  return queue.some(({ text }) => text === message.text) ? queue : [...queue, message];
}
