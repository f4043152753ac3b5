/** Waits one turn of the event loop. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
