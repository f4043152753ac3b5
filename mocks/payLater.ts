import { getPayLaterCheck, getPayLaterWidget } from '#schemas/payLater.ts';
import { handle, ok } from './handle.ts';

/** Buy now, pay later is active in every country of the mock; the shop asks only where its switch is on (BNPL-04). */
export const payLaterHandlers = [handle(getPayLaterWidget, () => ok), handle(getPayLaterCheck, () => ok)];
