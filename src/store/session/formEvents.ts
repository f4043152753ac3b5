import { createAction } from '@reduxjs/toolkit';
import type { Problem } from '#schemas/problem.ts';

/** A form whose answer was lost turned out to be done; a registration has the id of its customer (SESS-13, SESS-33). */
export const formFound = createAction<{ form: 'register' | 'edit'; id?: string }>('customerForms/found');

/** A registration has failed, also as far as can be found out (TRACK-24). */
export const registrationFailed = createAction<Problem>('customerForms/registrationFailed');
