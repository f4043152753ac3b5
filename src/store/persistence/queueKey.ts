/** The storage key of queued changes (PERS-10); the entry ends with the session (STATE-14). */
export const queueKey = 'sync_queue';

/**
 * The version of the entry's shape (`schemas/syncQueue.ts`); raise it with each change. An entry of a later version
 * cannot be read.
 */
export const queueVersion = 2;
