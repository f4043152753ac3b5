/** A chunk that has not arrived after so many ms has failed (APP-14). */
export const chunkTimeout = 120_000;
