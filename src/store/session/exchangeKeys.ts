/** The session storage key of an exchange that was not sent yet (AFTER-04). */
// Stryker disable next-line StringLiteral: the keys of a tab are tested over all modules at once
export const exchangeDraftKey = 'exchange_draft';

/** The key of its bank data. They are removed with the token (STATE-14). */
// Stryker disable next-line StringLiteral: the keys of a tab are tested over all modules at once
export const exchangeBankKey = 'exchange_bank';
