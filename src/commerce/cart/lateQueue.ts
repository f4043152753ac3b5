// What sends the changes of the cart and shows those that wait is one chunk, so that it is there without network.
export { retractRemoved, sendQueue } from './sendQueue.ts';
export { PendingChanges } from './PendingChanges.tsx';
