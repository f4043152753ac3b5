/** A text as the value of a parameter: what the transport makes of it. */
export const asValue = (text: string): string => `${new URLSearchParams({ '': text })}`.slice(1);
