import type { Problem } from '#schemas/problem.ts';

/** Whether a failed call may have been done all the same: its answer was lost, or cannot be read (KEEP-03). */
export const isUnclear = ({ code }: Pick<Problem, 'code'>): boolean =>
  code !== 'refused' && code !== 'aborted';
