/** Space for the header, in px: its height, or 95 where there is none (APP-22). */
export const headerOffset = (height: number | undefined): number => height ?? 95;
