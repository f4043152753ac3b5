interface Newsletter {
  key: string;
}

/**
 * Which newsletters a customer wants, as the server takes it (API-72): JSON with the choice for each of those that she was
 * shown, in their order.
 */
export const subscriptionsText = (shown: readonly Newsletter[], wanted: readonly boolean[]): string =>
  JSON.stringify(shown.map(({ key }, place) => ({ key, subscribed: wanted[place] === true })));
