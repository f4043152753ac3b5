/** What a call has answered; undefined if it failed, though a read that failed still carries the data of an earlier one. */
export const newAnswer = <Data>({ data, error }: { data?: Data; error?: unknown }): Data | undefined =>
  error === undefined ? data : undefined;
