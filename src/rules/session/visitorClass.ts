/** The three classes of visitors, as tracking names them (SESS-04, SESS-05). */
export type VisitorClass = 'logged out' | 'new customer' | 'existing customer';

/** The class of a visitor: only a customer can be one who has bought (SESS-05). */
export function visitorClass({
  loggedIn,
  hasOrders,
}: {
  loggedIn: boolean;
  hasOrders: boolean;
}): VisitorClass {
  if (!loggedIn) return 'logged out';
  return hasOrders ? 'existing customer' : 'new customer';
}
