/** The entry of the changes of the cart that wait to be sent (PERS-10); what is in it ends with the session (STATE-14). */
export const queueKey = 'sync_queue';
