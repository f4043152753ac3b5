/** The entry of the changes of the cart that wait to be sent (PERS-10); what is in it ends with the session (STATE-14). */
export const queueKey = 'sync_queue';

/** The version of its shape (`schemas/syncQueue.ts`), raised with each change; an entry of a later one cannot be read. */
export const queueVersion = 2;
