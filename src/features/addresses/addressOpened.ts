/** The address book, where the forms lead if nothing else opened them. */
export const listUrl = '/account/addresses';
