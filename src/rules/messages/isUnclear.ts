import type { Problem } from '#schemas/problem.ts';

/** Whether a failed call may have been applied: its response was lost or is invalid (KEEP-03). */
export const isUnclear = ({ code }: Pick<Problem, 'code'>): boolean =>
  code !== 'refused' && code !== 'aborted';
