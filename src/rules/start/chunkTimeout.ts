/** Time in ms after which a chunk that has not loaded has failed (APP-14). */
export const chunkTimeout = 120_000;
