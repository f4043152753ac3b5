/** Whether a text has a character that can be seen: neither a control or format character nor white space. */
export const isVisible = (text: string): boolean => /[^\p{C}\p{Z}\s]/u.test(text);
