/** What tells two copies of a device's customer apart. */
export interface SessionCopy {
  loggedIn: boolean;
  idCustomer?: string | undefined;
  /** Number of sessions that have ended on the device. */
  endedSessions: number;
}

/**
 * Whether another tab's copy of the device's data is of the session that this tab is in, of a newer one, or of one that
 * has ended. `known` is what both tabs last agreed on, if anything. Copies of two sessions are never merged: the newer
 * one replaces the other. Where both tabs have ended theirs, or two customers are logged in, the one written last counts.
 */
export function otherSession(
  own: SessionCopy,
  known: SessionCopy | undefined,
  other: SessionCopy | undefined,
): 'same' | 'newer' | 'ended' {
  if (other === undefined) return 'same';
  if (other.endedSessions > own.endedSessions) return 'newer';
  if (other.endedSessions < own.endedSessions) return 'ended';
  const bothEnded = known !== undefined && known.endedSessions < other.endedSessions;
  const twoCustomers = own.loggedIn && other.loggedIn && own.idCustomer !== other.idCustomer;
  return bothEnded || twoCustomers ? 'newer' : 'same';
}
