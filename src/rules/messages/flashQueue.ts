import type { FlashMessage } from '#schemas/shell.ts';

/** Time in ms for which flash messages are shown after the newest was queued (APP-39, APP-40). */
export const flashDuration = 5_000;

/**
 * The queue with one more message; a text that is queued already returns the same object, so that its time does not
 * restart (APP-36, APP-37).
 */
export function queueFlash(queue: FlashMessage[], message: FlashMessage): FlashMessage[] {
  return queue.some(({ text }) => text === message.text) ? queue : [...queue, message];
}
