import { wire } from '#testing/backend/customerTab.ts';

/** A request on its way to the server, or its response on the way back. */
interface Gate {
  page: string;
  open: () => void;
  lose: () => void;
}

/** The network of pages: while `holds` is true, requests and responses wait in `gates` for their turn. */
export const held = {
  holds: false,
  gates: [] as Gate[],
  closed: new Set<string>(),
  pending: new Map<string, number>(),
};

const tokenNotFound = () => Response.json({ error: true, message: 'Requested token not found.' });

const aborted = ({ signal }: Request) =>
  new Promise<never>((_, reject) => {
    const abort = () => reject(new DOMException('The call was aborted.', 'AbortError'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });

function pass(page: string): Promise<void> {
  if (held.closed.has(page)) return new Promise(() => undefined);
  if (!held.holds) return Promise.resolve();
  return new Promise((resolve, reject) => {
    held.gates.push({ page, open: resolve, lose: () => reject(new TypeError('Failed to fetch')) });
  });
}

/** Holds each request of a page before the server gets it, and its response before the page gets it. */
export function holdNetwork(): void {
  Object.assign(held, { holds: true, gates: [], closed: new Set(), pending: new Map() });
  wire.intercept = async (request, answer) => {
    const page = request.headers.get('x-page') ?? '';
    const path = new URL(request.url).pathname;
    const way = async () => {
      await pass(page);
      // A sign out has no customer: the server may not know its session.
      const response = path.endsWith('alicelogout') ? tokenNotFound() : await answer();
      await pass(page);
      return response;
    };
    const count = (by: number) => held.pending.set(page, (held.pending.get(page) ?? 0) + by);
    count(1);
    try {
      return await Promise.race([way(), aborted(request)]);
    } finally {
      count(-1);
    }
  };
}

/** Lets one of the held requests and responses continue, or loses it. */
export function decide(which: number, isLost = false): void {
  const [gate] = held.gates.splice(which % Math.max(1, held.gates.length), 1);
  if (isLost) gate?.lose();
  else gate?.open();
}

/** A closed page gets no response to its requests. */
export function closePage(page: string): void {
  held.closed.add(page);
  held.pending.delete(page);
  held.gates = held.gates.filter((gate) => gate.page !== page);
}
