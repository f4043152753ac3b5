import type { Ports } from '#api/transport/ports.ts';
import { visitorClass } from '#rules/session/startDecision.ts';
import { clientIdOf, randomId } from '#rules/tracking/clientId.ts';
import { trackedPerson } from '#rules/tracking/person.ts';
import { localTimestamp } from '#rules/tracking/pageView.ts';
import type { CustomerState } from '#store/session/customer.ts';
import type { TrackedVisitor } from './events.ts';

/** The entry of the tab with the random id, until the browser is closed (TRACK-07). */
const entry = 'visitor_id';

function visitorId({ tab, random }: Pick<Ports, 'tab' | 'random'>): string {
  const known = tab.getItem(entry);
  if (known !== null && /^[a-z0-9]{8}$/.test(known)) return known;
  const id = randomId(random);
  tab.setItem(entry, id);
  return id;
}

type Device = Pick<Ports, 'tab' | 'cookies' | 'clock' | 'random'>;

/** The visitor: a customer (TRACK-01), else the client of the analytics cookie (TRACK-04), else a random id (TRACK-06). */
export async function trackedVisitor(customer: CustomerState, device: Device): Promise<TrackedVisitor> {
  const { loggedIn, visitor_has_orders: hasOrders } = customer;
  const kind = { visitorClass: visitorClass({ loggedIn, hasOrders }) };
  const today = localTimestamp(new Date(device.clock())).slice(0, 10);
  if (loggedIn) return { ...kind, ...(await trackedPerson(customer, today)) };
  const clientId = clientIdOf(device.cookies());
  return { ...kind, ...(clientId ? { clientId } : { visitorId: visitorId(device) }) };
}
