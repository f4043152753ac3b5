/** A text as the value of a parameter: what the transport makes of it. */
export const encodeQueryValue = (text: string): string => `${new URLSearchParams({ '': text })}`.slice(1);
