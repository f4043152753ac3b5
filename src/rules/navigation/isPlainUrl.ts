const plain = /^(?!.*\/\/)\/[a-z\d/-]*(?:\.html)?(?:\?[^?;#]*[\w=](?<!%20))?(?:#.*)?$/;

/** Whether an address has no sign of a change on its way, so that it is meant as it is (`meantUrl`). */
export const isPlainUrl = (address: string): boolean => plain.test(address);
