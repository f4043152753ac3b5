let count = 0;

/**
 * Names the visitor of the current test (`x-mock-session`). Each test has its own, so that a call that an earlier test
 * left pending cannot change the data of the current one.
 */
export const visitor = () => `visitor-${count}`;

/** Begins a new visitor, whose data are the seed. */
export function nextVisitor(): void {
  count += 1;
}
