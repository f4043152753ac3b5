/** A phrase that is searched for as it is typed, without correcting its spelling: in quotation marks (FIND-05). */
export const exactPhrase = (phrase: string): string => `"${phrase.replaceAll('"', '')}"`;

/** A phrase as it is named in a text: without the quotation marks around it that make it exact. */
export const unquoted = (phrase: string): string => phrase.replace(/^"([^"]*)"$/, '$1');
