/** Where a tab keeps the answers of an exchange that was not sent yet (AFTER-04), in session storage. */
// Stryker disable next-line StringLiteral: the keys of a tab are tested over all modules at once
export const exchangeDraftKey = 'exchange_draft';

/** Where it keeps the bank data of that, which go with the token of the session (STATE-14). */
// Stryker disable next-line StringLiteral: the keys of a tab are tested over all modules at once
export const exchangeBankKey = 'exchange_bank';
