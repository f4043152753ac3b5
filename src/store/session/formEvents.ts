import { createAction } from '@reduxjs/toolkit';
import type { Problem } from '#schemas/problem.ts';

/**
 * A form got no response, but a later read found its change; `id` is the customer of a registration (SESS-13, SESS-33).
 */
export const formFound = createAction<{ form: 'register' | 'edit'; id?: string }>('customerForms/found');

/** A registration has failed, and a sign in has not found it (TRACK-24). */
export const registrationFailed = createAction<Problem>('customerForms/registrationFailed');
